import { z } from 'zod'
import { createCursor } from '../../../platform/cursor.ts'

/** Where a page of results ended. Results are sorted by these fields, descending. */
const position = z.object({
  /** 1: the words are in its name; 0: elsewhere. */
  tier: z.literal([0, 1]),
  visits: z.number().int().min(0).max(2_147_483_647),
  createdAt: z.iso.datetime(),
  id: z
    .string()
    .min(1)
    .max(200)
    // PostgreSQL text cannot contain NUL.
    .refine((id) => !id.includes('\0')),
})
export type SearchPosition = z.output<typeof position>
export const searchCursor = createCursor(position)
