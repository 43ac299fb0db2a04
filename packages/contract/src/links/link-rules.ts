import { objection } from '@taplet/messages'
import { entityId, isSafeLink } from '@taplet/slides/schema'
import { z } from 'zod'
import { messages } from '../kit/field-errors/messages/messages.ts'

/** A web address; empty means none. */
export const webUrl = z
  .string()
  .refine(
    (value) => value === '' || (isSafeLink(value) && /^https?:/i.test(value)),
    objection(messages.later('httpsLink')),
  )

/** Where a link leads: an instant app, optionally at one of its slides, or an address. */
export const linkDestination = z.object({
  experienceId: entityId.nullable().meta({ description: 'Destination instant app; null when destinationUrl is set' }),
  slideId: entityId.nullable().meta({ description: 'Slide (experienceItemId) within it to open first' }),
  destinationUrl: webUrl,
})
export type LinkDestination = z.output<typeof linkDestination>

export const visitorDevice = z.enum(['IOS', 'ANDROID', 'DESKTOP'])
export type VisitorDevice = z.output<typeof visitorDevice>

const MAX_COUNTRIES = 60
export const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, objection(messages.later('timeOfDay')))

/** Leads some visitors elsewhere. Empty or null conditions match everybody; all must match. The first matching rule wins. */
export const linkRule = z.object({
  ruleId: entityId,
  devices: z.array(visitorDevice).default([]),
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/, objection(messages.later('countryCode'))))
    .max(MAX_COUNTRIES)
    .default([]),
  from: z.iso.datetime({ offset: true }).nullable().default(null),
  until: z.iso
    .datetime({ offset: true })
    .nullable()
    .default(null)
    .meta({ description: 'The first moment that is too late' }),
  weekdays: z.array(z.number().int().min(1).max(7)).default([]).meta({ description: '1 Monday to 7 Sunday' }),
  startTime: timeOfDay.nullable().default(null),
  endTime: timeOfDay.nullable().default(null).meta({ description: 'Before startTime: the next day' }),
  timezone: z.string().max(64).default('UTC').meta({ description: 'IANA zone of weekdays and times' }),
  share: z
    .number()
    .int()
    .min(1)
    .max(100)
    .default(100)
    .meta({ description: '% of those for whom all else holds (A/B); one visitor always gets the same' }),
  destination: linkDestination,
})
export type LinkRule = z.output<typeof linkRule>

const utmPart = z.string().max(200).default('')
/** Added to the address of a website, and stored with visits of an instant app. */
export const linkUtm = z.object({
  source: utmPart,
  medium: utmPart,
  campaign: utmPart,
  term: utmPart,
  content: utmPart,
})
export type LinkUtm = z.output<typeof linkUtm>
