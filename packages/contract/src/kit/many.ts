import { entityId } from '@taplet/slides/schema'
import { z } from 'zod'
import { MAX_MANY } from './limits.ts'

/** What a bulk action is for. */
export const manyIds = z
  .array(entityId)
  .min(1, 'must name at least one')
  .max(MAX_MANY, `must name at most ${MAX_MANY}`)
  .refine((ids) => new Set(ids).size === ids.length, 'must name each once')

/** What became of one of them. UNCHANGED: it was so already. */
export const changeResult = z
  .object({ id: z.string(), outcome: z.enum(['DONE', 'UNCHANGED', 'NOT_FOUND']) })
  .meta({ id: 'ChangeResult' })
export type ChangeResult = z.output<typeof changeResult>
