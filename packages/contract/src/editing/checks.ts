import { objection } from '@taplet/messages'
import { entityId, isSafeLink } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, defineCalls } from '../kit/call.ts'
import { checkFinding } from './save-warnings.ts'
import { checkAddresses } from './addresses.ts'
import { measuredLayout } from './layouts.ts'
import { MAX_CHECKED_ADDRESSES } from './limits.ts'
import { messages } from '../kit/field-errors/messages/messages.ts'

/**
 * State of an address. DEAD: it reports that nothing is there; PRIVATE: not on the public internet; SILENT: no response
 * this time; UNKNOWN: it refuses programs; BLOCKED: on this service's list of websites that no page links to.
 */
export const addressState = z.enum(['ALIVE', 'BLOCKED', 'DEAD', 'PRIVATE', 'SILENT', 'UNKNOWN'])

/** The result of checking an address on a slide. */
export const checkedAddress = z
  .object({
    state: addressState,
    /** The last HTTP status, 0 without one. */
    status: z.number().int(),
    /** Whether its headers allow framing by other pages; null while unknown. */
    mayBeFramed: z.boolean().nullable(),
    checkedAt: z.iso.datetime(),
  })
  .meta({ id: 'CheckedAddress' })
export type CheckedAddress = z.output<typeof checkedAddress>

const webAddress = z
  .string()
  .refine((value) => /^https?:\/\//i.test(value) && isSafeLink(value), objection(messages.later('link')))

const untriedLinks = z
  .object({
    count: z.number().int(),
    retryAfter: z.number().int().meta({ description: 'Seconds until they may be tried; 0: right away' }),
  })
  .optional()
  .meta({ description: 'Links that were not tried this time; absent when all were' })
export type UntriedLinks = z.output<typeof untriedLinks>

export const checkCalls = defineCalls(checkAddresses, {
  run: {
    summary: 'All checks over the saved state of an instant app, its links tried out',
    body: z.object({ experienceId: entityId }),
    answer: answers({
      findings: z.array(checkFinding),
      untriedLinks,
      uncheckedSlides: z
        .array(z.string())
        .optional()
        .meta({ description: 'Slides that hold too much for the time there was' }),
    }),
  },
  addresses: {
    summary: 'Try out web addresses that slides lead to; what was tried lately is answered from memory',
    body: z.object({ urls: z.array(webAddress).max(MAX_CHECKED_ADDRESSES) }),
    answer: answers({ addresses: z.record(z.string(), checkedAddress), untriedLinks }),
  },
  layouts: {
    summary: 'What browsers measured of the slides of an instant app, so that its checks are known at once',
    query: z.object({ experienceId: entityId }),
    answer: answers({ layouts: z.array(measuredLayout) }),
  },
  saveLayout: {
    summary: 'Store what a browser measured of a slide of the account, in place of what was measured before',
    body: measuredLayout,
    answer: answers({}),
  },
})
