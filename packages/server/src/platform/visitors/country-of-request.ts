import type { RequestInfo } from '../http/request-info.ts'
import { type CountryOf, toCountry } from './country.ts'

export interface CountrySources {
  countryOf: CountryOf
  /** The header in which a network in front names the country, in lower case; empty: none. */
  countryHeader: string
}

/** Where a request comes from, by the header of the network in front, else by the open database. */
export function createCountryOfRequest({ countryOf, countryHeader }: CountrySources) {
  return (request: RequestInfo): Promise<string | undefined> => {
    const sent = countryHeader === '' ? undefined : request.headers[countryHeader]
    // Only who is believed about the address is believed about the country.
    const isFromProxy = (request.ips?.length ?? 0) > 1
    const told = isFromProxy && typeof sent === 'string' ? toCountry(sent.trim().toUpperCase()) : undefined
    return told === undefined ? countryOf(request.ip) : Promise.resolve(told)
  }
}
export type CountryOfRequest = ReturnType<typeof createCountryOfRequest>
