import type { WidgetOutline } from '../../define/define-outline.ts'
import { cardOutline } from '../../parts/card/card-outline.ts'
import { chosenOf, type pictureGallerySchema } from './schema.ts'

// As in view.css.
const GAP = 8
const FIRST = 9 / 16
const ROW = { share: 0.84, ratio: 5 / 4, highest: 0.52, gap: 10 }
const EMPTY = 3 / 4

/** A grid of squares, whose first is wide where their number is odd; or a row that runs out of the slide. */
export const pictureGalleryOutline: WidgetOutline<typeof pictureGallerySchema> = (data, space) => {
  const count = chosenOf(data).length
  if (count === 0) return { height: space.width * EMPTY, texts: [], taps: [] }
  return cardOutline(data, space, ({ width }) => {
    if (data.layout === 'ROW') {
      const one = width * ROW.share
      const height = Math.min(one * ROW.ratio, space.height * ROW.highest)
      return { height, texts: [], taps: [{ left: 0, top: 0, width: one, height }] }
    }
    const half = (width - GAP) / 2
    const isOdd = count % 2 === 1
    const first = isOdd ? [{ left: 0, top: 0, width, height: width * FIRST }] : []
    const start = isOdd ? width * FIRST + GAP : 0
    const rest = Array.from({ length: count - first.length }, (_, index) => ({
      left: (index % 2) * (half + GAP),
      top: start + Math.floor(index / 2) * (half + GAP),
      width: half,
      height: half,
    }))
    const taps = [...first, ...rest]
    return { height: Math.max(...taps.map(({ top, height }) => top + height)), texts: [], taps }
  })
}
