import { z } from 'zod'

/** Where a page of results ended. Results are ordered by these, the greatest first. */
const place = z.object({
  /** 1: the words stand in its name; 0: elsewhere. */
  tier: z.literal([0, 1]),
  visits: z.number().int().min(0).max(2_147_483_647),
  createdAt: z.iso.datetime(),
  id: z
    .string()
    .min(1)
    .max(200)
    // The database holds no such text.
    .refine((id) => !id.includes('\0')),
})
export type Place = z.output<typeof place>

export const toCursor = ({ tier, visits, createdAt, id }: Place): string =>
  Buffer.from(JSON.stringify([tier, visits, createdAt, id])).toString('base64url')

/** Undefined for what is no cursor of ours. */
export function fromCursor(cursor: string): Place | undefined {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (!Array.isArray(values)) return undefined
    const [tier, visits, createdAt, id] = values
    return place.safeParse({ tier, visits, createdAt, id }).data
  } catch {
    return undefined
  }
}
