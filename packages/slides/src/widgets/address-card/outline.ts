import type { WidgetOutline } from '../../define/define-outline.ts'
import { cardOutline } from '../../parts/card/card-outline.ts'
import { layoutText } from '../../type/layout-text.ts'
import type { addressCardSchema } from './schema.ts'

// As in view.css: a picture above, the button below.
const PICTURE = { ratio: 16 / 9, below: 14 }
const BUTTON = { height: 48, above: 14 }
const LINE_HEIGHT = 1.45
const WEIGHT = 500

export const addressCardOutline: WidgetOutline<typeof addressCardSchema> = (data, space) =>
  cardOutline(data, space, ({ width, shared }) => {
    const { rem, theme, widthOf } = space
    const picture = data.imageUrl ? width / PICTURE.ratio + PICTURE.below : 0
    const set = {
      font: theme.font,
      size: rem,
      letterSpacing: 0,
      lineHeight: LINE_HEIGHT,
      align: 'left',
      widthOf,
    } as const
    const { lines, broken, height } = layoutText({ ...set, text: data.address.trim(), width })
    const moved = lines.map((line) => ({ ...line, top: line.top + picture }))
    const top = picture + height + BUTTON.above
    return {
      height: top + BUTTON.height,
      texts: [{ ...shared, lines: moved, broken, size: rem, weight: WEIGHT, opacity: 1 }],
      taps: data.address.trim() ? [{ left: 0, top, width: width / 2, height: BUTTON.height }] : [],
    }
  })
