import { HOUR_MS } from '@taplet/base/time'
import { z } from 'zod'
import { createDeviceStorage } from '../../lib/device/device-storage.ts'

const attemptSchema = z.object({
  attemptId: z.string(),
  /** Where the code was sent, masked. */
  destination: z.string(),
  kind: z.enum(['LINK_ACCOUNT', 'LINK_BY_CODE', 'NEW_PASSWORD', 'RESET', 'SECOND_FACTOR', 'SIGN_UP', 'SMS_CODE']),
  /** When it began, in ms since 1970. */
  begunAt: z.number(),
})
export type Attempt = Omit<z.output<typeof attemptSchema>, 'begunAt'>

const KEY = 'attempt'
const LIFE_MS = HOUR_MS // as long as the server resends its code

/** The attempt waiting for its code or its new password. It outlives the tab: phones discard tabs while the person reads the message. */
export function createAttemptMemory(storage = createDeviceStorage('localStorage'), now: () => number = Date.now) {
  return {
    recall: (kind: Attempt['kind']): Attempt | undefined => {
      const attempt = storage.read(KEY, attemptSchema)
      return attempt?.kind === kind && now() - attempt.begunAt < LIFE_MS ? attempt : undefined
    },
    remember: (attempt: Attempt) => storage.write(KEY, { ...attempt, begunAt: now() }),
    clear: () => storage.remove(KEY),
  }
}
