import { z } from 'zod'
import { shortText } from '../../define/fields.ts'
import { definePressAction } from '../define-action.ts'
import { messages } from '../messages/messages.ts'
import { pressPath } from '../press-path.ts'

/** Opens the map app of the phone. */
export const directions = definePressAction({
  /** An address, or latitude and longitude. */
  data: z.object({ type: z.literal('DIRECTIONS'), place: shortText(200).default('') }),
  name: messages.later('names.DIRECTIONS'),
  words: messages.later('words.DIRECTIONS'),
  icon: 'M12 21s7-6.200 7-11.500A7 7 0 0 0 5 9.500C5 14.800 12 21 12 21zM12 12a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z',
  isComplete: ({ place }) => place.trim() !== '',
  href: (_, place) => pressPath(place),
})
