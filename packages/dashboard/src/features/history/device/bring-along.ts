import type { Api } from '../../../lib/api/api.ts'
import { deviceHistory } from './device-history.ts'
import { mergeDevice } from './merge-device.ts'

/** At sign-in: moves this device's history into the account. A failure is retried where the history is shown. */
export async function bringAlong(calls: Api['history']): Promise<void> {
  await mergeDevice(calls, deviceHistory).catch(() => undefined)
}
