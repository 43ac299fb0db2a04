import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { createCountryOfRequest } from './country-of-request.ts'

const countryOfRequest = createCountryOfRequest({ countryOf: async () => 'AT', countryHeader: 'cf-ipcountry' })
const countryOf = (ips: string[] | undefined, country: string) =>
  countryOfRequest({ headers: { 'cf-ipcountry': country }, ip: '193.171.255.1', ips } as unknown as FastifyRequest) // only what is used

it('CountryOfRequest believes the header of the network in front, and nobody else', async () => {
  expect(await countryOf(['10.0.0.2', '193.171.255.1'], ' jp ')).toBe('JP')
  expect(await countryOf(['10.0.0.2'], 'JP')).toBe('AT')
  expect(await countryOf(undefined, 'JP')).toBe('AT')
})

it('CountryOfRequest asks the database where the header says nothing that is a country', async () => {
  expect(await countryOf(['10.0.0.2', '193.171.255.1'], 'XX')).toBe('AT')
  expect(await countryOf(['10.0.0.2', '193.171.255.1'], '"><script>')).toBe('AT')
})
