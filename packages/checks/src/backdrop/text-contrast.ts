import { type Colour, over, parseColour } from '@taplet/base/colours'
import { faded, shownContrast } from '../shown-contrast.ts'
import type { TextFact } from '../facts.ts'
import type { Backdrop } from './backdrop.ts'

const STEP = 7 // px between sampled points, more where text covers a large area
const MOST_POINTS = 300
const WORST_SHARE = 0.1 // a tenth of the background may be worse: the edge of a leaf does not hide a word

/** The contrast that WCAG 2.2 AA requires for text of this size and weight. */
export const wantedContrast = ({ size, weight }: Pick<TextFact, 'size' | 'weight'>): number =>
  size >= 24 || (size >= 18.66 && weight >= 700) ? 3 : 4.5

/** The background colours behind a text, one for each sampled point. */
export function groundsOf(text: TextFact, { at, isEven }: Backdrop): Colour[] {
  const fills = text.fills.map(parseColour)
  const seen = (x: number, y: number) => fills.reduce((below, fill) => over(fill, below), at(x, y, text.widgetId))
  if (isEven || fills.some((fill) => fill.alpha === 1)) return text.lines.length > 0 ? [seen(0, 0)] : []
  const area = text.lines.reduce((sum, { width, height }) => sum + width * height, 0)
  const step = Math.max(STEP, Math.sqrt(area / MOST_POINTS))
  const grounds: Colour[] = []
  for (const { left, top, width, height } of text.lines)
    for (let y = top + step / 2; y < top + height; y += step)
      for (let x = left + step / 2; x < left + width; x += step) grounds.push(seen(x, y))
  return grounds
}

/** Contrast of a text with its backgrounds: the worst tenth of the points, not the mean. 21 without any. */
export function contrastOn({ ink, opacity }: Pick<TextFact, 'ink' | 'opacity'>, grounds: readonly Colour[]): number {
  const colour = faded(parseColour(ink), opacity)
  const ratios = Float64Array.from(grounds, (ground) => shownContrast(over(colour, ground), ground)).sort()
  return ratios[Math.floor(ratios.length * WORST_SHARE)] ?? 21
}
