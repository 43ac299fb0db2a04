import type { Language } from '@taplet/messages'
import { asks } from '../define/fields.ts'
import { messages } from '../parts/messages/messages.ts'

/** Returns the options for what a form asks for, as merchants choose them. */
export const asksOptions = (language: Language) =>
  asks.options.map((value) => ({ value, label: messages(language)(`asks.${value}`) }))
