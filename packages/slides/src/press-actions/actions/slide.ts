import { z } from 'zod'
import { entityId } from '../../define/fields.ts'
import { definePressAction } from '../define-action.ts'
import { messages } from '../messages/messages.ts'
import { nextSlideHref, slideHref } from '../slide-href.ts'

/** Goes to a slide of the same app, wherever it stands; to the next one when the app does not show it. */
export const slide = definePressAction({
  data: z.object({ type: z.literal('SLIDE'), itemId: z.union([z.literal(''), entityId]).default('') }),
  name: messages.later('names.SLIDE'),
  words: messages.later('words.SLIDE'),
  isComplete: ({ itemId }) => itemId !== '',
  toSlide: ({ itemId }) => itemId,
  href: ({ itemId }, place) => slideHref(itemId, place) || nextSlideHref(place),
})
