import { z } from 'zod'
import { createDeviceStorage } from '../../lib/device-storage.ts'

const attemptSchema = z.object({
  attemptId: z.string(),
  /** Where the code went, masked. */
  destination: z.string(),
  kind: z.enum(['SIGN_UP', 'SMS_CODE']),
})
export type Attempt = z.output<typeof attemptSchema>

const KEY = 'attempt'

/** The code that is being waited for; it lasts as long as the tab, so that a reload does not lose it. */
export function createAttemptMemory(storage = createDeviceStorage('sessionStorage')) {
  return {
    recall: (kind: Attempt['kind']): Attempt | undefined => {
      const attempt = storage.read(KEY, attemptSchema)
      return attempt?.kind === kind ? attempt : undefined
    },
    remember: (attempt: Attempt) => storage.write(KEY, attempt),
    forget: () => storage.remove(KEY),
  }
}
