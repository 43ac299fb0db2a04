import type { SlideLayout } from '@taplet/contract'
import type { Box } from '@taplet/slides/outline'
import type { LayoutFact, ScreenFact } from './facts.ts'
import { screens, TEXT_SCALES } from './screens.ts'

/** Finer than what any check compares. */
const rounded = (size: number): number => Math.round(size * 100) / 100
const roundedBox = ({ left, top, width, height }: Box): Box => ({
  left: rounded(left),
  top: rounded(top),
  width: rounded(width),
  height: rounded(height),
})
const hasFault = ({ cut, broken, covered, below }: ScreenFact): boolean =>
  [cut, broken, covered, below].some((list) => list.length > 0)

/** A measured layout as it is stored: of the screens only those with a fault. */
export const packLayout = ({ texts, taps, screens: found }: LayoutFact): SlideLayout => ({
  texts: texts.map((text) => ({ ...text, lines: text.lines.map(roundedBox), fills: [...text.fills] })),
  taps: taps.map(({ widgetId, box }) => ({ widgetId, box: roundedBox(box) })),
  faults: found.filter(hasFault).map(({ screen, textScale, cut, broken, covered, below }) => ({
    screen: screens.indexOf(screen),
    textScale,
    cut: [...cut],
    broken: [...broken],
    covered: [...covered],
    below: [...below],
  })),
})

/** The layout that was packed. */
export function unpackLayout({ texts, taps, faults }: SlideLayout): LayoutFact {
  const found = TEXT_SCALES.flatMap((textScale) =>
    screens.map((screen, index): ScreenFact => {
      const fault = faults.find((one) => one.screen === index && one.textScale === textScale)
      return { cut: [], broken: [], covered: [], below: [], ...fault, screen, textScale }
    }),
  )
  return { isEstimate: false, texts, taps, screens: found }
}
