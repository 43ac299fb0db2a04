import { z } from 'zod'
import { definePressAction, NEXT } from '../define-action.ts'
import { messages } from '../messages/messages.ts'
import { nextSlideHref } from '../slide-href.ts'

/** Goes to the next slide; on the last one to the first. */
export const nextSlide = definePressAction({
  data: z.object({ type: z.literal('NEXT_SLIDE') }),
  name: messages.later('names.NEXT_SLIDE'),
  words: messages.later('words.NEXT_SLIDE'),
  isComplete: () => true,
  toSlide: () => NEXT,
  href: (_, place) => nextSlideHref(place),
})
