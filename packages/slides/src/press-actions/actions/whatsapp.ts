import { z } from 'zod'
import { lines } from '../../define/fields.ts'
import { definePressAction } from '../define-action.ts'
import { phoneField } from '../fields.ts'
import { messages } from '../messages/messages.ts'

export const MAX_TEXT = 500
const MAX_LINES = 20

/** Opens a chat, with words that the visitor sees before sending them. */
export const whatsapp = definePressAction({
  data: z.object({ type: z.literal('WHATSAPP'), number: phoneField, text: lines(MAX_TEXT, MAX_LINES).default('') }),
  name: messages.later('names.WHATSAPP'),
  words: messages.later('words.WHATSAPP'),
  icon: 'M4 20l1.200-4A8.200 8.200 0 1 1 8.200 19zM9 8.500c0 4 2.500 6.500 6.500 6.500l.7-1.800-2.200-1-1 1c-1.300-.6-1.900-1.200-2.500-2.500l1-1-1-2.200z',
  isComplete: ({ number }) => number !== '',
  href({ number, text }) {
    if (!/^\+\d+$/.test(number)) return ''
    return `https://wa.me/${number.slice(1)}${text && `?text=${encodeURIComponent(text.toWellFormed())}`}`
  },
})
