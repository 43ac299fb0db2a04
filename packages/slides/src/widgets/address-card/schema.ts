import { z } from 'zod'
import { cardStyle, onCard } from '../../define/card-style.ts'
import { defineWidget } from '../../define/define-widget.ts'
import { lines, mediaUrl, shortText } from '../../define/fields.ts'
import { en } from './messages/en.ts'

export const MOST_TITLE = 60
export const MOST_ADDRESS = 180
export const MOST_ALT = 300
export const MOST_BUTTON = 60
const MOST_LINES = 6

/** ADDRESS_CARD: where it is, and the way there. */
const data = z.object({
  title: shortText(MOST_TITLE).default(en.titleExample),
  address: lines(MOST_ADDRESS, MOST_LINES).default(''),
  /** What maps are asked for in place of the address. */
  place: shortText(MOST_ADDRESS).default(''),
  imageUrl: mediaUrl,
  altText: shortText(MOST_ALT).default(''),
  buttonText: shortText(MOST_BUTTON).default(''),
  metadata: cardStyle,
})

export const addressCardSchema = defineWidget({
  ...onCard(data),
  isCounted: true,
  data,
  defaults: data.parse({}),
  isEmpty: ({ address }) => address.trim() === '',
  summary: ({ title }) => title,
  texts: ({ title, address }) => [title, address],
  media: ({ imageUrl }) => (imageUrl ? [imageUrl] : []),
  altText: ({ imageUrl, altText }) => (imageUrl ? altText : undefined),
  action: ({ address, place }) =>
    address.trim() ? { type: 'DIRECTIONS', place: place.trim() || address.trim().replaceAll(/\s*\n\s*/g, ', ') } : null,
})
