/** Entry point: layout of a slide, estimated from letter widths. For the server; a browser measures. */
import { textWidth, type WidthOf } from '@taplet/slides/outline'
import type { MediaLookup } from '@taplet/slides/schema'
import type { CheckedSlide } from '../check.ts'
import type { LayoutFact, ScreenFact } from '../facts.ts'
import { REFERENCE, type Screen, screens, TEXT_SCALES } from '../screens.ts'
import { type Steps, takeAll } from '../steps.ts'
import { lettersOf } from '../letters.ts'
import { overlapping } from '../overlapping.ts'
import { type PositionedWidget, layOutStack } from './lay-out-stack.ts'

type Content = CheckedSlide['content']

// Widths are estimated without kerning and at the heaviest weight, so that only clear overflow counts.
const CLEARLY = 1.25

function screenFact(positioned: readonly PositionedWidget[], screen: Screen, textScale: 1 | 2): ScreenFact {
  return {
    screen,
    textScale,
    // Text wraps wherever it must; only a browser detects remaining overflow.
    cut: [],
    broken: positioned.flatMap(({ widgetId, outline }) =>
      outline.texts.flatMap(({ broken, size }) =>
        broken
          .filter(({ excess }) => excess > CLEARLY)
          .map(({ word, excess }) => ({ widgetId, word, fitsAt: size / excess / textScale })),
      ),
    ),
    covered: overlapping(
      positioned.flatMap(({ widgetId, outline }) =>
        outline.texts.flatMap(({ lines, size }) => lines.map((line) => ({ widgetId, box: lettersOf(line, size) }))),
      ),
    ),
    below: positioned
      .filter(({ outline }) => outline.taps.some(({ top, height }) => top + height / 2 > screen.height))
      .map(({ widgetId }) => widgetId),
  }
}

/** Text widths, each computed once. */
function rememberWidths(): WidthOf {
  const known = new Map<string, number>()
  return (text, font, letterSpacing) => {
    const key = `${font}${letterSpacing}${text}`
    const width = known.get(key) ?? textWidth(text, font, letterSpacing)
    known.set(key, width)
    return width
  }
}

/** Estimates what would be measured on all screens; each widget on each screen is a step. */
export function* estimateSteps(content: Content, media: MediaLookup): Steps<LayoutFact> {
  const widthOf = rememberWidths()
  const place = (screen: Screen, textScale: 1 | 2) => layOutStack(content, media, screen, textScale * 16, widthOf)
  const reference = yield* place(REFERENCE, 1)
  const facts: ScreenFact[] = []
  for (const screen of screens)
    for (const textScale of TEXT_SCALES) facts.push(screenFact(yield* place(screen, textScale), screen, textScale))
  return {
    isEstimate: true,
    texts: reference.flatMap(({ widgetId, outline, sheet }) =>
      outline.texts.map(({ lines, size, weight, ink, opacity, fills }) => {
        const letters = lines.map((line) => lettersOf(line, size))
        return { widgetId, lines: letters, size, weight, ink, opacity, fills: [...sheet, ...fills] }
      }),
    ),
    taps: reference.flatMap(({ widgetId, outline }) => outline.taps.map((box) => ({ widgetId, box }))),
    screens: facts,
  }
}

/** The same in one go. */
export const estimateLayout = (content: Content, media: MediaLookup): LayoutFact =>
  takeAll(estimateSteps(content, media))
