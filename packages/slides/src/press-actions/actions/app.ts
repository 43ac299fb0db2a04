import { z } from 'zod'
import { entityId } from '../../define/fields.ts'
import { definePressAction } from '../define-action.ts'
import { messages } from '../messages/messages.ts'
import { pressPath } from '../press-path.ts'

/** Opens another app of the account, by its id: it may be renamed. */
export const app = definePressAction({
  data: z.object({ type: z.literal('APP'), experienceId: z.union([z.literal(''), entityId]).default('') }),
  name: messages.later('names.APP'),
  words: messages.later('words.APP'),
  isComplete: ({ experienceId }) => experienceId !== '',
  href: (_, place) => pressPath(place),
})
