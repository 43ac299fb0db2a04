import type { View } from '@taplet/contract'
import type { QrDesign } from '@taplet/contract/codes'

const MOST = 12
const COLOUR = /#[0-9a-f]{6}(?![0-9a-f])/gi
/** Paper and ink are offered by the picker anyway. */
const PLAIN = new Set(['#FFFFFF', '#000000'])

/** The colours that an account uses most, in its slides and designs. */
export function brandColours(designs: readonly QrDesign[], views: readonly View[]): string[] {
  const counts = new Map<string, number>()
  const count = (value: unknown) => {
    const colours = JSON.stringify(value)?.match(COLOUR) ?? []
    for (const colour of new Set(colours.map((one) => one.toUpperCase())))
      counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  for (const { clientConfig } of designs) count(clientConfig.coloring)
  for (const { viewMetadata, widgets } of views) count([viewMetadata, widgets])
  return [...counts]
    .filter(([colour]) => !PLAIN.has(colour))
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST)
    .map(([colour]) => colour)
}
