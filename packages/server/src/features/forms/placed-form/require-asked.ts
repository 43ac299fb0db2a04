import type { Message } from '@taplet/messages'
import type { FormRules } from '@taplet/slides/schema'
import { AppError } from '../../../platform/http/errors/app-error.ts'

/** At least one visible character: not only spaces, control characters and letters drawn as nothing. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u

type Asks = FormRules['asksName']

/** Returns what the form keeps of a text: nothing that it did not ask for. Throws when a required one is missing. */
export function requireAsked(asks: Asks, value: string, field: string, message: Message): string {
  if (asks === 'NO') return ''
  const visibleText = VISIBLE.test(value) ? value.trim() : ''
  if (asks === 'REQUIRED' && visibleText === '') throw new AppError('BAD_REQUEST', { message, field })
  return visibleText
}
