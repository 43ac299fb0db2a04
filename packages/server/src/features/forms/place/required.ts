import type { FormRules } from '@taplet/slides/schema'
import { AppError } from '../../../platform/http/app-error.ts'

type Asks = FormRules['asksName']

/** What a form that asks like this keeps of a text: nothing that it did not ask for. Refuses to go without what it must have. */
export function asked(asks: Asks, value: string, field: string, message: string): string {
  if (asks === 'NO') return ''
  const kept = value.trim()
  if (asks === 'REQUIRED' && kept === '') throw new AppError('BAD_REQUEST', { message, field })
  return kept
}
