import { z } from 'zod'

/** Schemes a merchant's link may use; everything else is refused at the border and never rendered (spec D22). */
const LINK_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:'])

const MAX_URL = 2048

// Control characters and the invisible separators that browsers drop while they read a URL.
// oxlint-disable-next-line no-control-regex -- finding control characters is the point
const UNSAFE_IN_URL = /[\u0000-\u0020\u007f-\u009f\u2028\u2029\\]/

/** The address as a browser would read it; undefined unless a web address is whole (`scheme://host`) and carries no password. */
function parseUrl(value: string): URL | undefined {
  if (value.length > MAX_URL || UNSAFE_IN_URL.test(value) || !URL.canParse(value)) return undefined
  const url = new URL(value)
  // A page of ours would read `https:evil` as a path of its own.
  const isWhole = !/^https?:/i.test(value) || /^https?:\/\/[^/?#]/i.test(value)
  return isWhole && url.username === '' && url.password === '' ? url : undefined
}

/** True when a visitor may be sent to this address: an absolute http(s), mailto, tel or sms URL with no hidden characters. */
export function isSafeLink(value: string): boolean {
  return LINK_SCHEMES.has(parseUrl(value)?.protocol ?? '')
}

/** True for a file of our own storage (`/media/…`), a sample that ships with the product or an https address. */
export function isSafeMedia(value: string): boolean {
  if (value.length > MAX_URL || value.includes('..')) return false
  if (/^\/(?:media|assets\/app\/samples)\/[\w./-]+$/.test(value)) return true
  return parseUrl(value)?.protocol === 'https:'
}

/** An address for visitors; empty means "not set yet". */
export const linkUrl = z
  .string()
  .refine((value) => value === '' || isSafeLink(value), 'must be a full web address that starts with https://')
  .default('')

/** A picture or video; empty means "not chosen yet". */
export const mediaUrl = z
  .string()
  .refine((value) => value === '' || isSafeMedia(value), 'must be an uploaded file or an https:// address')
  .default('')

/** Opaque ids made by clients and by us; never used in SQL or HTML without escaping, never guessable when ours. */
export const entityId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'must be an id of letters, digits, - and _')

/** `#RGB`, `#RRGGBB` or `#RRGGBBAA`; nothing else can reach an inline style. */
export const colour = z
  .string()
  .regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i, 'must be a colour such as #348EFB')

/** A colour, or empty for "none of its own". */
export const optionalColour = z.union([z.literal(''), colour]).default('')

/** Whether a form asks for something, and whether it can be sent without. */
export const asks = z.enum(['NO', 'OPTIONAL', 'REQUIRED'])
export type Asks = z.output<typeof asks>

/** A length of a widget in CSS pixels of a 390-px-wide slide. */
export const pixels = (min: number, max: number) => z.number().min(min).max(max)

/** A number from 0 to 100. */
export const percent = z.number().min(0).max(100)

/** The point of a picture that stays visible when it is cut, % from left and top. */
export const focalPoint = z.object({ x: percent, y: percent }).default({ x: 50, y: 50 })

/** Space above a widget, px. Small negative values let things overlap. */
export const spacing = z.number().min(-200).max(400)

export const shortText = (max: number) =>
  z
    .string()
    .max(max * 4)
    .refine((value) => Array.from(value).length <= max, `must have at most ${max} characters`)
