import { objection } from '@taplet/messages'
import { entityId } from '@taplet/slides/schema'
import { z } from 'zod'
import { MAX_MANY } from './limits.ts'
import { messages } from './field-errors/messages/messages.ts'

/** The targets of a bulk action. */
export const manyIds = z
  .array(entityId)
  .min(1, objection(messages.later('noneNamed')))
  .max(MAX_MANY, objection(messages.later('tooManyNamed', { max: MAX_MANY })))
  .refine((ids) => new Set(ids).size === ids.length, objection(messages.later('namedTwice')))

/** The result for one of them. UNCHANGED: it was already in that state. */
export const changeResult = z
  .object({ id: z.string(), outcome: z.enum(['DONE', 'UNCHANGED', 'NOT_FOUND']) })
  .meta({ id: 'ChangeResult' })
export type ChangeResult = z.output<typeof changeResult>
