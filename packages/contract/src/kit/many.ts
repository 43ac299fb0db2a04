import { entityId } from '@taplet/slides/schema'
import { z } from 'zod'
import { MAX_MANY } from './limits.ts'

/** The targets of a bulk action. */
export const manyIds = z
  .array(entityId)
  .min(1, 'must name at least one')
  .max(MAX_MANY, `must name at most ${MAX_MANY}`)
  .refine((ids) => new Set(ids).size === ids.length, 'must name each once')

/** The result for one of them. UNCHANGED: it was already in that state. */
export const changeResult = z
  .object({ id: z.string(), outcome: z.enum(['DONE', 'UNCHANGED', 'NOT_FOUND']) })
  .meta({ id: 'ChangeResult' })
export type ChangeResult = z.output<typeof changeResult>
