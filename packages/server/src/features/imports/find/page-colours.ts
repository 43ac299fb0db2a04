import { formatColour, parseColour } from '@taplet/base/colours'
import type { PageContent } from '../scan/page-content.ts'

/** Greys tell nothing of a brand, of 255. */
const VIVID = 40
const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i

function hexOf(value: string): string | undefined {
  const text = value.trim()
  if (HEX.test(text)) return formatColour(parseColour(text))
  const [, red, green, blue] = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/i.exec(text) ?? []
  if (red === undefined) return undefined
  return formatColour({
    red: Math.min(255, Number(red)),
    green: Math.min(255, Number(green)),
    blue: Math.min(255, Number(blue)),
    alpha: 1,
  })
}

function isVivid(colour: string): boolean {
  const { red, green, blue } = parseColour(colour)
  return Math.max(red, green, blue) - Math.min(red, green, blue) >= VIVID
}

/** Returns the colours that a page declares for itself, without greys. */
export function pageColours({ metas }: PageContent, manifestColour: string): string[] {
  const said = [metas.get('theme-color') ?? '', manifestColour, metas.get('msapplication-tilecolor') ?? '']
  return [...new Set(said.flatMap((value) => hexOf(value) ?? []).filter(isVivid))]
}
