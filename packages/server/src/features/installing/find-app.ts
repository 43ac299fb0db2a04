import type { PublicExperience } from '@taplet/contract'
import { appTheme } from '@taplet/viewer/render'
import { createHash } from 'node:crypto'
import type { IconTheme } from './icons.ts'

interface AddressState {
  /** No app has ever been at this address. */
  isNothing: boolean
  /** The instant app visible here. */
  experienceId: string | undefined
}

export interface FindAppDependencies {
  /** Cached with the pages: the same object for as long as nothing changes there. */
  findPath: (path: string) => Promise<AddressState>
  findByPath: (path: string) => Promise<PublicExperience | undefined>
}

/** An instant app as shown on a home screen. */
export interface InstallableApp {
  /** Reveals nothing about the app, and stays when its owner renames it. */
  id: string
  experience: PublicExperience
  look: IconTheme
}

/** GONE: it was visible once, and is not any more, or not at present. */
export type FindApp = (path: string) => Promise<InstallableApp | 'GONE' | undefined>

export function createFindApp({ findPath, findByPath }: FindAppDependencies): FindApp {
  const found = new WeakMap<AddressState, Promise<InstallableApp | 'GONE'>>()

  async function load(path: string, experienceId: string): Promise<InstallableApp | 'GONE'> {
    const experience = await findByPath(path)
    if (!experience) return 'GONE'
    const id = createHash('sha256').update(`installed:${experienceId}`).digest('hex').slice(0, 16)
    return { id, experience, look: lookOf(experience) }
  }

  return async (path) => {
    const entry = await findPath(path)
    if (entry.isNothing) return undefined
    if (entry.experienceId === undefined) return 'GONE'
    const loading = found.get(entry) ?? load(path, entry.experienceId)
    found.set(entry, loading)
    loading.catch(() => found.delete(entry))
    return loading
  }
}

const lookOf = (experience: PublicExperience): IconTheme => {
  const { ground, grounds, ink, font } = appTheme(experience)
  return { name: experience.pageName, ground, grounds, ink, font, picture: pictureOf(experience) }
}

/** Returns a file of the picture that the owner chose, no larger than needed and of a type that every program reads. */
function pictureOf({ shareImageUrl: url = '', media }: PublicExperience): string | undefined {
  const info = Object.hasOwn(media, url) ? media[url] : undefined
  if (!info || info.kind !== 'IMAGE' || info.status !== 'READY') return undefined
  const readable = info.sources.filter(({ type }) => type !== 'image/avif')
  const fitting = readable.find(({ width, height }) => Math.min(width, height) >= 512) ?? readable.at(-1)
  return fitting?.url ?? info.url
}
