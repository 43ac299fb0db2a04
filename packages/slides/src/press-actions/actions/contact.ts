import { z } from 'zod'
import { shortText } from '../../define/fields.ts'
import { definePressAction } from '../define-action.ts'
import { emailField, phoneField, webField } from '../fields.ts'
import { messages } from '../messages/messages.ts'
import { pressPath } from '../press-path.ts'

/** Hands out a card for the visitor's contacts. */
export const contact = definePressAction({
  data: z.object({
    type: z.literal('CONTACT'),
    name: shortText(120).default(''),
    company: shortText(120).default(''),
    phone: phoneField,
    email: emailField,
    web: webField,
    address: shortText(200).default(''),
  }),
  name: messages.later('names.CONTACT'),
  words: messages.later('words.CONTACT'),
  icon: 'M12 12.500a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.500 20a7.500 6 0 0 1 15 0',
  isComplete: ({ name, company, phone, email }) => Boolean((name.trim() || company.trim()) && (phone || email)),
  href: (_, place) => pressPath(place),
})
