import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contract } from './contract.ts'
import { inbox } from './inbox.ts'
import { pendingCalls } from './pending-calls.ts'
import { studio } from './studio.ts'

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

const calls = [...Object.values(contract), ...Object.values(studio), ...Object.values(inbox)].flatMap((feature) =>
  Object.values(feature),
)

test.each(['account', 'anyone'] as const)('Contract holds every call of section 7 for %s', (access) => {
  const held = new Set(calls.filter((call) => call.access === access).map((call) => `${call.method} ${call.path}`))
  expect(spec[access].filter((line) => !held.has(line))).toEqual([])
})

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
