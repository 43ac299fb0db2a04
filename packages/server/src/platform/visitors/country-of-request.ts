import type { RequestInfo } from '../http/request-info.ts'
import { type CountryOf, toCountry } from './country.ts'

export interface CountrySources {
  countryOf: CountryOf
  /** The header in which the CDN or proxy names the country, in lower case; empty: none. */
  countryHeader: string
}

/** Returns the country of a request, by the header of the CDN or proxy in front, else by the bundled database. */
export function createCountryOfRequest({ countryOf, countryHeader }: CountrySources) {
  return (request: RequestInfo): Promise<string | undefined> => {
    const sent = countryHeader === '' ? undefined : request.headers[countryHeader]
    // The country is trusted only from a peer that is trusted about the address.
    const isFromProxy = (request.ips?.length ?? 0) > 1
    const country = isFromProxy && typeof sent === 'string' ? toCountry(sent.trim().toUpperCase()) : undefined
    return country === undefined ? countryOf(request.ip) : Promise.resolve(country)
  }
}
export type CountryOfRequest = ReturnType<typeof createCountryOfRequest>
