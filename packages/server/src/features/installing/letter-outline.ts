import { type FontId, slideFonts } from '@taplet/slides/schema'
import { create, type Font } from 'fontkit'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const FOLDER = join(dirname(createRequire(import.meta.url).resolve('@taplet/slides/schema')), '../fonts')
const BOLD = 600
const FALLBACK: FontId = 'bricolage-grotesque'

/** A glyph as an SVG path, y downwards, with its bounding box. */
export interface Outline {
  path: string
  box: { left: number; top: number; width: number; height: number }
}

const loaded = new Map<FontId, Promise<Font>>()

/** Loads the boldest upright font of a family. */
function load(id: FontId): Promise<Font> {
  const known = loaded.get(id)
  if (known) return known
  const cuts = slideFonts[id].files.filter(({ style }) => style === 'normal')
  const { file } = cuts.at(-1) ?? slideFonts[id].files[0]
  const loading = readFile(join(FOLDER, file)).then((bytes) => {
    const font = create(bytes)
    if (!('glyphForCodePoint' in font)) throw new Error(`${file} holds more than one face`)
    return font
  })
  loaded.set(id, loading)
  return loading
}

/** Returns the first letter or digit of a name that the font contains, in capitals; undefined for names without any. */
export async function letterOutline(name: string, id: FontId): Promise<Outline | undefined> {
  const letters = name.normalize('NFC').match(/[\p{L}\p{N}]/gu) ?? []
  const [own, fallback] = await Promise.all([load(id), load(FALLBACK)])
  for (const font of isLight(own) ? [fallback, own] : [own, fallback]) {
    const drawn = letters
      .map((letter) => String.fromCodePoint(codeOf(letter.toUpperCase())))
      .find((letter) => canDraw(font, letter))
    if (drawn) return outlineOf(font, drawn)
  }
  return undefined
}

/** Of a variable font only its default weight can be drawn; a thin one is illegible at an icon's size. */
const isLight = (font: Font): boolean => (font.variationAxes.wght?.default ?? BOLD) < BOLD

const codeOf = (letter: string): number => letter.codePointAt(0) ?? 0

const canDraw = (font: Font, letter: string): boolean =>
  letter !== '' && font.hasGlyphForCodePoint(codeOf(letter)) && font.glyphForCodePoint(codeOf(letter)).bbox.height > 0

function outlineOf(font: Font, letter: string): Outline {
  const glyph = font.glyphForCodePoint(codeOf(letter))
  const { minX, maxY, width, height } = glyph.bbox
  return { path: glyph.path.scale(1, -1).toSVG(), box: { left: minX, top: -maxY, width, height } }
}
