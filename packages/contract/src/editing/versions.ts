import { objection } from '@taplet/messages'
import { entityId, shortText } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, defineCalls } from '../kit/call.ts'
import { documentKind } from './drafts.ts'
import { visibleName } from '../kit/visible-name.ts'
import { versionAddresses } from './addresses.ts'
import { messages } from '../kit/field-errors/messages/messages.ts'

const oneLine = visibleName(80)

const versionName = shortText(80).refine(
  (name) => name === '' || oneLine.safeParse(name).success,
  objection(messages.later('nameOneLine')),
)

/** A saved state of a document. */
export const version = z
  .object({
    versionId: z.string(),
    kind: documentKind,
    targetId: z.string(),
    /** Given by a person; empty for an unnamed save. Named versions are never deleted. */
    name: z.string(),
    revision: z.number().int().meta({ description: 'Of the page, or of the view that the slide shows' }),
    lastRevision: z
      .number()
      .int()
      .meta({ description: 'Saves that changed nothing count revisions on: this state stood up to here' }),
    createdAt: z.iso.datetime(),
    savedBy: z
      .object({ personId: z.string(), name: z.string().meta({ description: 'Empty when the person was erased' }) })
      .nullable()
      .meta({ description: 'Null for saves of which nobody is known' }),
    isCurrent: z.boolean().meta({ description: 'True for what visitors see now' }),
  })
  .meta({ id: 'Version' })
export type Version = z.output<typeof version>

export const versionCalls = defineCalls(versionAddresses, {
  getAll: {
    summary:
      'The saved versions of a document, newest first: all named ones, the newest 50 others, then one a day for 90 days',
    query: z.object({ kind: documentKind, targetId: entityId }),
    answer: answers({ versions: z.array(version) }),
  },
  fetch: {
    summary: 'One version with its content',
    params: z.object({ versionId: entityId }),
    answer: answers({
      version,
      document: z.record(z.string(), z.unknown()).meta({
        description:
          'SLIDE: viewId, viewName (the name of the item), viewMetadata, widgets; EXPERIENCE: the fields of a page that its editor edits',
      }),
    }),
  },
  rename: {
    summary: 'Name a version, so that it is kept for ever; an empty name takes the name away',
    body: z.object({ versionId: entityId, name: versionName }),
    answer: answers({ version }),
  },
})
