export type Identifier = { phone: string } | { email: string }

/** Letters and @ rule a number out. */
const couldBePhone = (value: string): boolean => /\d/.test(value) && !/[@\p{L}]/u.test(value)

/** Reads a phone number as people of this language write it. The rules of all countries are loaded with the first digit. */
export async function readPhoneNumber(
  value: string,
  language: string,
): Promise<{ phone: string; formatted: string } | undefined> {
  if (!couldBePhone(value)) return undefined
  const { readPhone } = await import('./phone-rules.ts')
  return readPhone(value, language)
}

/** spec §5: a valid phone number is used; else a non-empty e-mail address; else undefined, for "Phone number is invalid". */
export async function readIdentifier(value: string, language: string): Promise<Identifier | undefined> {
  const number = await readPhoneNumber(value, language)
  if (number) return { phone: number.phone }
  const email = value.trim()
  // What has no @ was meant as a number; the server judges the rest of an address.
  return email.includes('@') ? { email } : undefined
}
