import { type FontId, slideFonts } from '@taplet/slides/schema'
import { create, type Font } from 'fontkit'
import { readFile } from 'node:fs/promises'
import { fontFile } from '../font-routes.ts'

/** Fixed-weight fonts only: fontkit cannot create a bold one from a variable WOFF2 file. */
const OTHER_FACE: Partial<Record<FontId, string>> = { figtree: 'bricolage-grotesque-800.woff2' }
const PLAIN_FACE = 'bricolage-grotesque-600.woff2'

const loaded = new Map<string, Promise<Font>>()

async function load(file: string): Promise<Font> {
  const font = create(await readFile(fontFile(file)))
  if (!('unitsPerEm' in font)) throw new Error(`${file} holds no single face`)
  return font
}

/** Returns one of our fonts, read once. */
function face(file: string): Promise<Font> {
  const known = loaded.get(file) ?? load(file)
  loaded.set(file, known)
  return known
}

/** Returns the boldest upright font of a family, used for names. */
export function titleFace(font: FontId): Promise<Font> {
  const upright = slideFonts[font].files.filter(({ style }) => style === 'normal')
  return face(OTHER_FACE[font] ?? upright.at(-1)?.file ?? PLAIN_FACE)
}

export const plainFace = (): Promise<Font> => face(PLAIN_FACE)
