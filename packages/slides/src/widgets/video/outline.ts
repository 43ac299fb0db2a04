import type { WidgetOutline } from '../../define/define-outline.ts'
import type { videoSchema } from './schema.ts'

const RATIO = { PORTRAIT: 9 / 16, LANDSCAPE: 16 / 9, SQUARE: 1 } as const
const TALLEST = 0.72 // of the slide, as in view.css

/** Lays out a framed video; one behind the stack takes no space. */
export const videoOutline: WidgetOutline<typeof videoSchema> = ({ metadata }, { width, height }) => {
  const own = (width * metadata.width) / 100 / RATIO[metadata.orientation]
  return { height: metadata.fullscreen ? 0 : Math.min(own, height * TALLEST), texts: [], taps: [] }
}
