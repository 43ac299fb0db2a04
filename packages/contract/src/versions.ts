import { entityId } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, defineCalls } from './call.ts'
import { documentKind } from './drafts.ts'

/** A state of a document that was saved once. */
export const version = z
  .object({
    versionId: z.string(),
    kind: documentKind,
    targetId: z.string(),
    /** Given by a person; empty for a save without a name. Named versions are kept for ever. */
    name: z.string(),
    revision: z.number().int(),
    createdAt: z.iso.datetime(),
    /** True for what visitors see now. */
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Version' })
export type Version = z.output<typeof version>

export const versionCalls = defineCalls({
  getAll: {
    method: 'GET',
    path: '/versions',
    access: 'account',
    summary: 'The saved versions of a document, newest first',
    query: z.object({ kind: documentKind, targetId: entityId }),
    answer: answers({ versions: z.array(version) }),
  },
  fetch: {
    method: 'GET',
    path: '/versions/:versionId',
    access: 'account',
    summary: 'One version with its content',
    params: z.object({ versionId: entityId }),
    answer: answers({
      version,
      document: z.record(z.string(), z.unknown()).meta({ description: 'A slide, or the fields of a page' }),
    }),
  },
  rename: {
    method: 'POST',
    path: '/versions/rename',
    access: 'account',
    summary: 'Name a version, so that it is kept for ever; an empty name takes the name away',
    body: z.object({ versionId: entityId, name: z.string().trim().max(80) }),
    answer: answers({ version }),
  },
})
