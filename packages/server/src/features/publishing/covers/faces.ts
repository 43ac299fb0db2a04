import { type FontId, slideFonts } from '@taplet/slides/schema'
import { create, type Font } from 'fontkit'
import { readFile } from 'node:fs/promises'
import { fontFile } from '../font-routes.ts'

/** Whole faces of one weight only: fontkit cannot make a bold one of a variable file that is packed as WOFF2. */
const OTHER_FACE: Partial<Record<FontId, string>> = { figtree: 'bricolage-grotesque-800.woff2' }
const PLAIN_FACE = 'bricolage-grotesque-600.woff2'

const loaded = new Map<string, Promise<Font>>()

async function load(file: string): Promise<Font> {
  const font = create(await readFile(fontFile(file)))
  if (!('unitsPerEm' in font)) throw new Error(`${file} holds no single face`)
  return font
}

/** A face of our own, read once. */
function face(file: string): Promise<Font> {
  const known = loaded.get(file) ?? load(file)
  loaded.set(file, known)
  return known
}

/** The heaviest upright face of a family: names are set in it. */
export function titleFace(font: FontId): Promise<Font> {
  const upright = slideFonts[font].files.filter(({ style }) => style === 'normal')
  return face(OTHER_FACE[font] ?? upright.at(-1)?.file ?? PLAIN_FACE)
}

export const plainFace = (): Promise<Font> => face(PLAIN_FACE)
