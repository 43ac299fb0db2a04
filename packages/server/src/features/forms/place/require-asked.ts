import type { Message } from '@taplet/messages'
import type { FormRules } from '@taplet/slides/schema'
import { AppError } from '../../../platform/http/errors/app-error.ts'

/** Something to be seen: not only spaces, control characters and letters that are drawn as nothing. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u

type Asks = FormRules['asksName']

/** What a form that asks like this keeps of a text: nothing that it did not ask for. Refuses to go without what it must have. */
export function requireAsked(asks: Asks, value: string, field: string, message: Message): string {
  if (asks === 'NO') return ''
  const kept = VISIBLE.test(value) ? value.trim() : ''
  if (asks === 'REQUIRED' && kept === '') throw new AppError('BAD_REQUEST', { message, field })
  return kept
}
