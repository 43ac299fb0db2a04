import type { CSSProperties } from 'react'
import type { CardStyle } from '../../define/card-style.ts'

/** Returns class and style of a widget on the slide, or on a card of its own. */
export function cardLook(name: string, { textColor, cardColor, borderRadius }: CardStyle) {
  const style: CSSProperties = {
    ...(textColor && { color: textColor }),
    ...(cardColor && { background: cardColor, borderRadius: `${borderRadius}px` }),
  }
  return { className: cardColor ? `${name} tp-card` : name, style }
}
