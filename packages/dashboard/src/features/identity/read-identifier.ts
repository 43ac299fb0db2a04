export type Identifier = { phone: string } | { email: string }

/** Whether phone numbers may sign up: the document says where no text messages are sent. */
export const arePhonesTaken = (page: Document): boolean =>
  page.querySelector<HTMLMetaElement>('meta[name="phones"]')?.content !== 'off'

/** Letters and @ exclude a phone number. */
const couldBePhone = (value: string): boolean => /\d/.test(value) && !/[@\p{L}]/u.test(value)

/** Parses a phone number in this language's notation. The rules of all countries are loaded with the first digit. */
export async function readPhoneNumber(
  value: string,
  language: string,
): Promise<{ phone: string; formatted: string } | undefined> {
  if (!couldBePhone(value)) return undefined
  const { readPhone } = await import('./read-phone.ts')
  return readPhone(value, language)
}

/** spec §5: a valid phone number is used; else a non-empty email; else undefined, for "Phone number is invalid". */
export async function readIdentifier(value: string, language: string): Promise<Identifier | undefined> {
  const number = await readPhoneNumber(value, language)
  if (number) return { phone: number.phone }
  const email = value.trim()
  // Without @ it was meant as a number; the server validates addresses.
  return email.includes('@') ? { email } : undefined
}
