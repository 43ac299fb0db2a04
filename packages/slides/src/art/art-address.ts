import type { AppTheme } from '../define/app-theme.ts'
import { ART_FOLDER, isArt } from './is-art.ts'

/** The colours of a drawing by what they paint, in the order of its address. */
const PARTS = ['ground', 'tint', 'ink', 'button', 'main', 'deep', 'warm'] as const

export type ArtColours = Readonly<Record<(typeof PARTS)[number], string>>

/** Returns the colours of a look's drawings. */
export const artColoursOf = ({ ground, tint, ink, button, drawing }: AppTheme): ArtColours => ({
  ground,
  tint,
  ink,
  button,
  ...drawing,
})

/** How a drawing is framed: COVER fills a slide of any shape and leaves its foot to text. */
export type ArtFrame = 'COVER' | 'PICTURE'

/** What an address of a drawing says. */
export interface ArtAddress {
  id: string
  frame: ArtFrame
  colours: ArtColours
}

const SHAPE = /^\/media\/art\/([a-z-]{2,40})(\.cover)?((?:\.[0-9a-f]{6}){7})\.svg$/

/** Returns the address at which a drawing lies in these colours; each set of colours has one of its own. */
export function artAddress(id: string, frame: ArtFrame, colours: ArtColours): string {
  const digits = PARTS.map((part) => `.${colours[part].slice(1, 7).toLowerCase()}`)
  return `${ART_FOLDER}${id}${frame === 'COVER' ? '.cover' : ''}${digits.join('')}.svg`
}

/** Returns what an address says; undefined when it is not one of a drawing. */
export function parseArtAddress(url: string): ArtAddress | undefined {
  const [, id, cover, digits] = SHAPE.exec(url) ?? []
  if (id === undefined || digits === undefined) return undefined
  const values = digits.split('.').slice(1)
  const colours = Object.fromEntries(PARTS.map((part, index) => [part, `#${values[index]}`])) as ArtColours // one of each
  return { id, frame: cover ? 'COVER' : 'PICTURE', colours }
}

/** Returns the address of the same drawing in other colours; any other address as it is. */
export function recolourArt(url: string, colours: ArtColours): string {
  const art = isArt(url) ? parseArtAddress(url) : undefined
  return art ? artAddress(art.id, art.frame, colours) : url
}
