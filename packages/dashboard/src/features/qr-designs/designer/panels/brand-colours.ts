import type { QrDesign, View } from '@taplet/contract'
import { slide } from '@taplet/slides/schema'
import { blankDesign } from '../../blank-design.ts'

const MOST = 12
const COLOUR = /#[0-9a-f]{6}(?![0-9a-f])/gi

/** Each colour that is named in there, once. */
const coloursIn = (value: unknown): Set<string> =>
  new Set(
    JSON.stringify(value)
      ?.match(COLOUR)
      ?.map((one) => one.toUpperCase()),
  )

/** Paper, ink, and what every slide and design begins with: nobody chose these. */
const plainColours = (): Set<string> =>
  coloursIn([
    ['#FFFFFF', '#000000'],
    slide.parse({ viewId: 'blank', viewName: '' }).viewMetadata,
    blankDesign('blank', '').clientConfig.coloring,
  ])

/** The colours that an account uses most, in its slides and designs; those that each begins with are left out. */
export function brandColours(designs: readonly QrDesign[], views: readonly View[]): string[] {
  const counts = new Map<string, number>()
  const count = (value: unknown) => {
    for (const colour of coloursIn(value)) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  for (const { clientConfig } of designs) count(clientConfig.coloring)
  for (const { viewMetadata, widgets } of views) count([viewMetadata, widgets])
  const plain = plainColours()
  return [...counts]
    .filter(([colour]) => !plain.has(colour))
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST)
    .map(([colour]) => colour)
}
