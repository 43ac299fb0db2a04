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

/** Returns an ISO 3166-1 code; undefined for unknown (XX) and anonymous (T1) networks. */
export const toCountry = (text: string | undefined): string | undefined =>
  text !== undefined && /^[A-Z]{2}$/.test(text) && !['XX', 'ZZ'].includes(text) ? text : undefined

/**
 * Uses the open database bundled with Taplet (CC0). Read once, when the first rule about countries is met: 8 MB that
 * stay in memory. The address is not stored. If the database cannot be read, no country is known.
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
    // The library's types cover only another vendor's databases.
    const found = reader?.get(plain) as CountryRecord | null | undefined
    return toCountry(found?.country_code)
  }
}
