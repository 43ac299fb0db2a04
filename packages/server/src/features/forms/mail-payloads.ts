import { z } from 'zod'

/** What waits in the queue is read again by whatever version is running then. */
export const signUpMailPayload = z.object({
  subscriberId: z.string(),
  /** When it was asked for, of a mail that could not go out at once. */
  askedAt: z.coerce.date().optional(),
})
export const digestPayload = z.object({ accountId: z.string(), after: z.string(), until: z.string() })
