import { entityId, isSafeLink } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, defineCalls } from './call.ts'

/** Something a visitor would stumble over. WARNING hinders someone, NOTE could be better; neither ever stops a save. */
export const checkFinding = z
  .object({
    /** The same for the same fault, so that it can be told again and ignored. */
    findingId: z.string(),
    checkId: z.string(),
    severity: z.enum(['WARNING', 'NOTE']),
    slideId: z.string().meta({ description: 'experienceItemId of the slide; empty when the whole app is meant' }),
    widgetId: z.string().optional(),
    message: z.string().meta({ description: 'What is wrong and for whom, for a person' }),
  })
  .meta({ id: 'CheckFinding' })
export type CheckFinding = z.output<typeof checkFinding>

/** Added to the answer of a save: what the checks say of what is now published. Absent when they did not finish in time. */
export const saveWarnings = z.array(checkFinding).optional()

/**
 * What became of an address. DEAD answers that nothing is there; PRIVATE is no place on the public internet; SILENT did
 * not answer this time; UNKNOWN would not tell a program.
 */
export const addressState = z.enum(['ALIVE', 'DEAD', 'PRIVATE', 'SILENT', 'UNKNOWN'])

/** What was found at an address that slides lead to. */
export const checkedAddress = z
  .object({
    state: addressState,
    /** The last status of HTTP, 0 without one. */
    status: z.number().int(),
    /** Whether its headers let another page show it in a frame; null while that is not known. */
    mayBeFramed: z.boolean().nullable(),
    checkedAt: z.iso.datetime(),
  })
  .meta({ id: 'CheckedAddress' })
export type CheckedAddress = z.output<typeof checkedAddress>

export const MAX_CHECKED_ADDRESSES = 40

const webAddress = z
  .string()
  .refine((value) => /^https?:\/\//i.test(value) && isSafeLink(value), 'must be a full web address')

export const checkCalls = defineCalls({
  run: {
    method: 'POST',
    path: '/checks/run',
    access: 'account',
    summary: 'All checks over the saved state of an instant app, its links tried out',
    body: z.object({ experienceId: entityId }),
    answer: answers({ findings: z.array(checkFinding) }),
  },
  addresses: {
    method: 'POST',
    path: '/checks/addresses',
    access: 'account',
    summary: 'Try out web addresses that slides lead to; what was tried lately is answered from memory',
    body: z.object({ urls: z.array(webAddress).max(MAX_CHECKED_ADDRESSES) }),
    answer: answers({ addresses: z.record(z.string(), checkedAddress) }),
  },
})
