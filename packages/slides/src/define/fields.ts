import { objection } from '@taplet/messages'
import { z } from 'zod'
import { messages } from './messages/messages.ts'

/** Schemes that a merchant's link may use; all others are rejected on input and never rendered (spec D22). */
const LINK_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:'])

const MAX_URL = 2048

// Control characters and the invisible separators that browsers drop while they read a URL.
// oxlint-disable-next-line no-control-regex -- finding control characters is the point
const UNSAFE_IN_URL = /[\u0000-\u0020\u007f-\u009f\u2028\u2029\\]/

/** Parses the address as a browser would; undefined for an incomplete web address or one with a password. */
function parseUrl(value: string): URL | undefined {
  if (value.length > MAX_URL || UNSAFE_IN_URL.test(value) || !URL.canParse(value)) return undefined
  const url = new URL(value)
  // A page of ours would resolve `https:evil` as a relative path.
  const isWhole = !/^https?:/i.test(value) || /^https?:\/\/[^/?#]/i.test(value)
  return isWhole && url.username === '' && url.password === '' ? url : undefined
}

/** A mail with hidden receivers, a message written in advance: a visitor sees neither before they tap. */
const hasHiddenParts = ({ protocol, pathname, search }: URL): boolean =>
  !protocol.startsWith('http') && (pathname.includes(';') || (search !== '' && !/^\?subject=[^&]*$/i.test(search)))

/** True when a visitor may be sent to this address: an absolute http(s), mailto, tel or sms URL that hides nothing. */
export function isSafeLink(value: string): boolean {
  const url = parseUrl(value)
  return url !== undefined && LINK_SCHEMES.has(url.protocol) && !hasHiddenParts(url)
}

/** True for a file in our own storage (`/media/…`), a sample that ships with the product or an https address. */
export function isSafeMedia(value: string): boolean {
  if (value.length > MAX_URL || value.includes('..')) return false
  if (/^\/(?:media|assets\/app\/samples)\/[\w./-]+$/.test(value)) return true
  return parseUrl(value)?.protocol === 'https:'
}

/** An address for visitors; empty means "not set yet". */
export const linkUrl = z
  .string()
  .refine((value) => value === '' || isSafeLink(value), objection(messages.later('link')))
  .default('')

/** A picture or video; empty means "not chosen yet". */
export const mediaUrl = z
  .string()
  .refine((value) => value === '' || isSafeMedia(value), objection(messages.later('media')))
  .default('')

/** Opaque ids made by clients and by us; never used in SQL or HTML without escaping; ours cannot be guessed. */
export const entityId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, objection(messages.later('entityId')))

/** `#RGB`, `#RRGGBB` or `#RRGGBBAA`; nothing else can reach an inline style. */
export const colour = z
  .string()
  // Without a flag: a JSON schema has none.
  .regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/, objection(messages.later('colour')))

/** A colour, or empty for none of its own. */
export const optionalColour = z.union([z.literal(''), colour]).default('')

/** Whether a form asks for something, and whether it is required. */
export const asks = z.enum(['NO', 'OPTIONAL', 'REQUIRED'])
export type Asks = z.output<typeof asks>

/** A length in CSS pixels, on a slide 390 px wide. */
export const pixels = (min: number, max: number) => z.number().min(min).max(max)

export const percent = z.number().min(0).max(100)

/** The focus point of a picture, which stays visible when it is cropped; % from left and top. */
export const focalPoint = z.object({ x: percent, y: percent }).default({ x: 50, y: 50 })

/** Space above a widget, px. Small negative values let widgets overlap. */
export const spacing = z.number().min(-200).max(400)

export const shortText = (max: number) =>
  z
    .string()
    .max(max * 4)
    .refine((value) => Array.from(value).length <= max, objection(messages.later('tooLong', { max })))

/** A text of several lines. */
export const lines = (max: number, maxLines: number) =>
  shortText(max).refine(
    (text) => text.split('\n').length <= maxLines,
    objection(messages.later('tooManyLines', { max: maxLines })),
  )

/** The time of a day by its clock, 24 hours: 09:30. */
export const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, objection(messages.later('timeOfDay')))

/** A day of the calendar, 2026-12-25. */
export const calendarDay = z.iso.date(objection(messages.later('calendarDay')))

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** An IANA time zone; empty for that of the app. */
export const zoneName = z
  .string()
  .max(64)
  .refine((name) => name === '' || isTimeZone(name), objection(messages.later('timeZone')))
  .default('')

/** The opacity of the faintest words of a form: hints beside its labels (form.css). */
export const FAINT_LABEL = 0.82

const DAY_AND_HOUR = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/

const isPossible = (value: string): boolean =>
  DAY_AND_HOUR.test(value) && new Date(`${value}Z`).toISOString().startsWith(value)

/** A day and an hour on a clock, `2027-05-01T19:30`; empty while it is missing. */
export const wallTime = z
  .string()
  .refine((value) => value === '' || isPossible(value), objection(messages.later('wallTime')))
  .default('')
