import { z } from 'zod'

const state = z.object({ identifier: z.string() })

/** Returns the address that the screen before handed over in the state of the location, or nothing. */
export const typedBefore = (handed: unknown): string => state.safeParse(handed).data?.identifier ?? ''
