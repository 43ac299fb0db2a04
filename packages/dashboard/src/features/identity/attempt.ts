import { HOUR_MS } from '@taplet/base/time'
import { z } from 'zod'
import { createDeviceStorage } from '../../lib/device/device-storage.ts'

const attemptSchema = z.object({
  attemptId: z.string(),
  /** Where the code went, masked. */
  destination: z.string(),
  kind: z.enum(['SIGN_UP', 'SMS_CODE']),
  /** When it was begun, ms since 1970. */
  begunAt: z.number(),
})
export type Attempt = Omit<z.output<typeof attemptSchema>, 'begunAt'>

const KEY = 'attempt'
const LIFE_MS = HOUR_MS // as long as the server sends new codes for it

/** The code that is being waited for. It outlives the tab: phones drop tabs while one reads the mail with the code. */
export function createAttemptMemory(storage = createDeviceStorage('localStorage'), now: () => number = Date.now) {
  return {
    recall: (kind: Attempt['kind']): Attempt | undefined => {
      const attempt = storage.read(KEY, attemptSchema)
      return attempt?.kind === kind && now() - attempt.begunAt < LIFE_MS ? attempt : undefined
    },
    remember: (attempt: Attempt) => storage.write(KEY, { ...attempt, begunAt: now() }),
    forget: () => storage.remove(KEY),
  }
}
