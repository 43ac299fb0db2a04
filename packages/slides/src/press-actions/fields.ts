import { objection } from '@taplet/messages'
import { z } from 'zod'
import { linkIssue } from '../social-links/link-problem.ts'
import { type LinkType, normaliseLinkValue } from '../social-links/networks.ts'
import { messages } from './messages/messages.ts'

/** A number or address as links of this kind take it; empty while it is missing. */
const linkField = (type: LinkType) =>
  z
    .string()
    .max(2048)
    .overwrite((value) => normaliseLinkValue(type, value))
    .superRefine((value, context) => {
      const issue = linkIssue(type, value)
      if (issue) context.addIssue(issue)
    })
    .default('')

export const phoneField = linkField('phonecall')
export const emailField = linkField('email')
export const webField = linkField('customlink')

const DAY_AND_HOUR = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/

const isPossible = (value: string): boolean =>
  DAY_AND_HOUR.test(value) && new Date(`${value}Z`).toISOString().startsWith(value)

/** A day and an hour on a clock, `2027-05-01T19:30`; empty while it is missing. */
export const wallTime = z
  .string()
  .refine((value) => value === '' || isPossible(value), objection(messages.later('time')))
  .default('')
