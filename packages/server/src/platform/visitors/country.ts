import { Reader } from 'mmdb-lib'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { isIP } from 'node:net'

const require = createRequire(import.meta.url)

/** Country of a network address; undefined when it is not known. */
export type CountryOf = (address: string) => Promise<string | undefined>

interface CountryRecord {
  country_code?: string
}

/** A code of ISO 3166-1; what networks say when they do not know (XX), or of anonymous ones (T1), is none. */
export const toCountry = (text: string | undefined): string | undefined =>
  text !== undefined && /^[A-Z]{2}$/.test(text) && !['XX', 'ZZ'].includes(text) ? text : undefined

/**
 * By the open database that comes with us (CC0). Read when the first rule about countries is met, once: 8 MB that stay in
 * memory. The address is looked up and forgotten. A database that cannot be read knows no country.
 */
export function createCountryOf(
  onError: (error: unknown, about: string) => void,
  file = () => require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'),
): CountryOf {
  let reading: Promise<Reader<never> | undefined> | undefined

  const read = async (): Promise<Reader<never> | undefined> => {
    try {
      return new Reader<never>(await readFile(file()))
    } catch (error) {
      onError(error, 'reading the database of countries')
      return undefined
    }
  }

  return async (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/s, '')
    if (isIP(plain) === 0) return undefined
    const reader = await (reading ??= read())
    // The library's types know the databases of another maker only.
    const found = reader?.get(plain) as CountryRecord | null | undefined
    return toCountry(found?.country_code)
  }
}
