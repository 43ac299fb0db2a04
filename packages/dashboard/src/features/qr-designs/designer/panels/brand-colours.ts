import type { QrDesign, View } from '@taplet/contract'
import { slide } from '@taplet/slides/schema'
import { brightLook, safeLook } from '../../start-look.ts'

const MOST = 12
const COLOUR = /#[0-9a-f]{6}(?![0-9a-f])/gi

/** The distinct colours in a value. */
const coloursIn = (value: unknown): Set<string> =>
  new Set(
    JSON.stringify(value)
      ?.match(COLOUR)
      ?.map((one) => one.toUpperCase()),
  )

/** Background, black, and the defaults of slides and designs: nobody chose these. */
const plainColours = (): Set<string> =>
  coloursIn([
    ['#FFFFFF', '#000000'],
    slide.parse({ viewId: 'blank', viewName: '' }).viewMetadata,
    brightLook.coloring,
    safeLook.coloring,
  ])

/** The most used colours in the account's slides and designs, without the defaults. */
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
