import type { WidgetOutline } from '../../define/define-outline.ts'
import { isSafeLink } from '../../define/fields.ts'
import { findMedia } from '../../media/media-sources.ts'
import { isPressComplete } from '../../press-actions/press-actions.ts'
import type { imageSchema } from './schema.ts'

const EMPTY_RATIO = 4 / 3
const RATIOS = { ORIGINAL: undefined, SQUARE: 1, PORTRAIT: 4 / 5, LANDSCAPE: 3 / 2 } as const
const LEAST_TAP = 44

/** Lays out a picture with its chosen width and the height of its shape. */
export const imageOutline: WidgetOutline<typeof imageSchema> = ({ imageUrl, metadata }, { width, gutter, media }) => {
  const info = findMedia(media, imageUrl)
  const own = info && info.width > 0 && info.height > 0 ? info.width / info.height : EMPTY_RATIO
  const whole = metadata.isBleeding ? width + 2 * gutter : width
  const height = (whole * metadata.width) / 100 / (RATIOS[metadata.ratio] ?? own)
  const isPressed = metadata.action ? isPressComplete(metadata.action) : isSafeLink(metadata.linkUrl)
  if (!imageUrl || !isPressed) return { height, texts: [], taps: [] }
  const tall = Math.max(LEAST_TAP, height)
  return { height: tall, texts: [], taps: [{ left: 0, top: 0, width, height: tall }] }
}
