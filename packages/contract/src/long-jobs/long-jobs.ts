import { entityId } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, answersFile, defineCalls } from '../kit/call.ts'
import type { Capability } from '../people/roles.ts'
import { longJobAddresses } from './addresses.ts'

/** What a long job makes. */
export const longJobKind = z.enum(['ACCOUNT_EXPORT', 'CODE_FILES', 'CODE_LABELS'])
export type LongJobKind = z.output<typeof longJobKind>

/** What a person must be allowed to do to see a job of this kind, and to have its file. */
export const LONG_JOB_NEEDS: Readonly<Record<LongJobKind, Capability>> = {
  ACCOUNT_EXPORT: 'account',
  CODE_FILES: 'content',
  CODE_LABELS: 'content',
}

/** Work of minutes that somebody started. It goes on without them, and its file waits for them. */
export const longJob = z
  .object({
    jobId: entityId,
    kind: longJobKind,
    state: z.enum(['WAITING', 'RUNNING', 'DONE', 'FAILED']),
    done: z.number().int(),
    total: z.number().int().meta({ description: 'How many things it makes' }),
    bytes: z.number().int().meta({ description: 'Size of its file; 0 before there is one' }),
    warning: z
      .string()
      .meta({ description: 'What to know before using the file: it is then sent with isConfirmed only' }),
    problem: z.string().meta({ description: 'Why it failed, and what to do' }),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().nullable().meta({ description: 'When its file is removed' }),
  })
  .meta({ id: 'LongJob' })
export type LongJob = z.output<typeof longJob>

const ofJob = z.object({ jobId: entityId })

export const longJobCalls = defineCalls(longJobAddresses, {
  fetchAll: {
    summary: 'Long jobs of the account, the newest first, until a day after their end',
    answer: answers({ jobs: z.array(longJob) }),
  },
  delete: {
    summary: 'Cancel a long job, or remove one that has ended together with its file',
    body: ofJob,
    answer: answers({}),
  },
  file: {
    summary: 'The file of a long job that is done. One with a warning needs isConfirmed',
    query: ofJob.extend({ isConfirmed: z.enum(['true', 'false']).default('false') }),
    ...answersFile('application/zip', 'application/pdf'),
  },
})
