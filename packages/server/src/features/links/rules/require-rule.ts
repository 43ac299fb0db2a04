import type { LinkRule } from '@taplet/contract'
import type { Message } from '@taplet/messages'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { isTimeZone } from '../../../platform/is-time-zone.ts'
import { messages } from '../messages/messages.ts'

/** Throws for rules that can never match, and for unknown time zones. */
export function requireRule(rule: LinkRule, field: string): void {
  const { from, until, startTime, endTime, timezone } = rule
  const refuse = (name: string, message: Message): AppError =>
    new AppError('BAD_REQUEST', { field: `${field}.${name}`, message })
  if (from !== null && until !== null && Date.parse(from) >= Date.parse(until))
    throw refuse('until', messages.later('ruleEndsBeforeItBegins'))
  if (startTime !== null && startTime === endTime) throw refuse('endTime', messages.later('ruleEndsAsItBegins'))
  if (!isTimeZone(timezone)) throw refuse('timezone', messages.later('unknownTimeZone'))
}
