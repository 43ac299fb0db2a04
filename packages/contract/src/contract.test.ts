import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contract } from './contract.ts'
import { addresses } from './addresses.ts'
import type { Call } from './kit/call.ts'
import { pendingCalls } from './pending-calls.ts'

const spec: Record<'account' | 'anyone', string[]> = {
  account:
    `GET /getAllPagesByAccountId, POST /updatePage, POST /checkPageNameAvailability, POST /deletePage, GET /links/fetchAll, POST /links/update,
    POST /links/create, POST /links/delete, POST /links/createSignedPutRequestUrl, GET /notifications/configs, POST /notifications/configs,
    PUT /notifications/configs/:id, DELETE /notifications/configs/:id, GET /fetchAccountData, POST /updateAccountInformation,
    POST /shopify/shop/linkToTapletAccount, POST /shopify/shop/unlinkFromTapletAccount, POST /shopify/products/get-all,
    GET /shopify/shop/getCurrentAppInstallation, GET /shopify/products/getPublishedCount, POST /billing/shared/fetch-available-plans/auth,
    POST /billing/shared/fetch-subscription-info, POST /billing/shopify/update-subscription, POST /billing/stripe/update-subscription,
    POST /billing/stripe/create-billing-portal-session, POST /billing/shopify/cancel-subscription, GET /getAllViewsByAccountId, POST /updateView,
    POST /updateVideoLibraryItem, GET /appClips/fetchAll, POST /appClips/update, GET /qrDesigns/fetchAll, POST /qrDesigns/update, POST /qrDesigns/delete,
    POST /experienceItems/create, GET /experienceItems/getAll, POST /experienceItems/update, POST /experienceItems/delete,
    POST /account/removeItemFromPageVisitHistory, GET /analytics/visits/counts, GET /analytics/notifications/counts, GET /analytics/tags/counts`.split(
      /,\s+/,
    ),
  anyone:
    `POST /experiences/fetchByPath, POST /experiences/fetchByTagId, POST /payments/createPaymentIntent, POST /explore/fetchExperiences,
    POST /fetchMetadataForPageVisitItems, POST /billing/shared/fetch-available-plans/no-auth, POST /shopify/shop/getLinkedAccount`.split(
      /,\s+/,
    ),
}

const calls = Object.values(contract).flatMap((feature) => Object.values<Call>(feature))

test.each(['account', 'anyone'] as const)('Contract holds every call of section 7 for %s', (access) => {
  const held = new Set(calls.filter((call) => call.access === access).map((call) => `${call.method} ${call.path}`))
  expect(spec[access].filter((line) => !held.has(line))).toEqual([])
})

test('the contract has what is sent and answered for every address that clients carry', () => {
  const namesOf = (features: object) =>
    Object.entries(features).flatMap(([feature, all]) => Object.keys(all).map((name) => `${feature}.${name}`))
  expect(namesOf(contract).toSorted()).toEqual(namesOf(addresses).toSorted())
})

test.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s can be dealt out without its schemas',
  (_, { method, path, params, query, body }) => {
    const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    expect(Object.keys(params?.shape ?? {})).toEqual(inPath)
    const reads = method === 'GET' || method === 'DELETE'
    expect(reads ? body : query, reads ? 'a body' : 'a query').toBeUndefined()
    expect(Object.keys({ ...query?.shape, ...body?.shape }).filter((name) => inPath.includes(name))).toEqual([])
  },
)

test('the contract names each path and method once', () => {
  const lines = calls.map((call) => `${call.method} ${call.path}`)
  expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([])
})

test('the contract has no pending call beyond those on record, so that their number can only go down', () => {
  const record = readFileSync(join(import.meta.dirname, '../pending-calls.txt'), 'utf8')
    .trim()
    .split('\n')
  expect(pendingCalls().filter((line) => !record.includes(line))).toEqual([])
  expect(
    record.filter((line) => !pendingCalls().includes(line)),
    'live now: take these lines off the record',
  ).toEqual([])
})
