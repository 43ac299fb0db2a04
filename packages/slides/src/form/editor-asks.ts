import type { Language } from '@taplet/messages'
import { asks } from '../define/fields.ts'
import { messages } from '../parts/messages/messages.ts'

/** What a form may ask for, as merchants choose it. */
export const asksOptions = (language: Language) =>
  asks.options.map((value) => ({ value, label: messages(language)(`asks.${value}`) }))
