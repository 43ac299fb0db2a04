import { z } from 'zod'

/** Queued payloads may be read by a newer version of the code. */
export const signUpMailPayload = z.object({
  subscriberId: z.string(),
  /** When it was requested, for a mail that could not be sent at once. */
  askedAt: z.coerce.date().optional(),
})
export const digestPayload = z.object({ accountId: z.string(), after: z.string(), until: z.string() })
