import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { z } from 'zod'
import { AppError } from '../../platform/http/errors/app-error.ts'

/** Where codes are sent and what a person signs in with, in the canonical spelling that is stored. */
export interface Identifier {
  channel: 'email' | 'sms'
  /** Lower-case e-mail address, or phone number in E.164. */
  destination: string
}

const PLACEHOLDER_DOMAIN = '@phone.invalid'
const EMAIL_MAX = 254 // RFC 5321
const emailAddress = z.email().max(EMAIL_MAX)

/**
 * Returns the identifier of a sign-up or sign-in (spec §5): a valid phone number is used; else a non-empty e-mail
 * address; else the phone number is invalid. Throws PHONE_INVALID or IDENTIFIER_INVALID.
 */
export function toIdentifier({ email, phone }: { email?: string | undefined; phone?: string | undefined }): Identifier {
  const number = parsePhoneNumberFromString(phone ?? '')
  if (number?.isValid() && !number.ext) return { channel: 'sms', destination: number.number }
  const address = email?.trim().toLowerCase() ?? ''
  if (address === '') throw new AppError('PHONE_INVALID', { field: 'phone' })
  if (!emailAddress.safeParse(address).success || address.endsWith(PLACEHOLDER_DOMAIN)) {
    throw new AppError('IDENTIFIER_INVALID', { field: 'email' })
  }
  return { channel: 'email', destination: address }
}

/** The identity library requires an e-mail address of everyone; this one is nobody's, nothing is ever sent there. */
export const placeholderEmail = (phone: string): string => `${phone.slice(1)}${PLACEHOLDER_DOMAIN}`

export const isPlaceholderEmail = (email: string): boolean => email.endsWith(PLACEHOLDER_DOMAIN)

/** Returns where a user's news go: the email, or the phone of somebody without one. */
export const contactOf = ({ email, phone }: { email: string; phone: string | null }): Identifier =>
  isPlaceholderEmail(email) && phone !== null
    ? { channel: 'sms', destination: phone }
    : { channel: 'email', destination: email }

/** Masks an address: enough to recognise one's own, not to learn another's: `a••@example.org`, `+351 •••••• 678`. */
export function maskDestination({ channel, destination }: Identifier): string {
  if (channel === 'email') {
    const at = destination.lastIndexOf('@')
    return `${destination.slice(0, 1)}••${destination.slice(at)}`
  }
  const code = parsePhoneNumberFromString(destination)?.countryCallingCode ?? ''
  return `+${code} •••••• ${destination.slice(-3)}`
}
