/** Entry point: where things stand on a slide, reckoned from widths of letters. For the server; a browser measures. */
import type { MediaLookup } from '@taplet/slides/schema'
import type { CheckedSlide } from '../define-check.ts'
import type { LayoutFact, ScreenFact } from '../facts.ts'
import { REFERENCE, type Screen, screens, TEXT_SCALES } from '../screens.ts'
import { overlapping } from '../overlapping.ts'
import { type Placed, placeStack } from './place-stack.ts'

type Content = CheckedSlide['content']

// Widths are reckoned without kerning and at the heaviest weight, so that only what is clearly too wide counts.
const CLEARLY = 1.12

function screenFact(placed: readonly Placed[], screen: Screen, textScale: 1 | 2): ScreenFact {
  return {
    screen,
    textScale,
    // Words wrap wherever they must; only a browser sees what still runs out.
    cut: [],
    broken: placed.flatMap(({ widgetId, outline }) =>
      outline.texts.flatMap(({ broken, size }) =>
        broken
          .filter(({ excess }) => excess > CLEARLY)
          .map(({ word, excess }) => ({ widgetId, word, fitsAt: size / excess / textScale })),
      ),
    ),
    covered: overlapping(
      placed.flatMap(({ widgetId, outline }) =>
        outline.texts.flatMap(({ lines }) => lines.map((box) => ({ widgetId, box }))),
      ),
    ),
    below: placed
      .filter(({ outline }) => outline.taps.some(({ top, height }) => top + height / 2 > screen.height))
      .map(({ widgetId }) => widgetId),
  }
}

/** What would be measured on all screens, more or less. */
export function estimateLayout(content: Content, media: MediaLookup): LayoutFact {
  const place = (screen: Screen, textScale: 1 | 2) => placeStack(content, media, screen, textScale * 16)
  const reference = place(REFERENCE, 1)
  return {
    isEstimate: true,
    texts: reference.flatMap(({ widgetId, outline, sheet }) =>
      outline.texts.map(({ lines, size, weight, ink, opacity, fills }) => {
        return { widgetId, lines, size, weight, ink, opacity, fills: [...sheet, ...fills] }
      }),
    ),
    taps: reference.flatMap(({ widgetId, outline }) => outline.taps.map((box) => ({ widgetId, box }))),
    screens: screens.flatMap((screen) =>
      TEXT_SCALES.map((textScale) => screenFact(place(screen, textScale), screen, textScale)),
    ),
  }
}
