import type { Api } from '../../../lib/api/api.ts'
import { deviceHistory } from './device-history.ts'
import { mergeDevice } from './merge-device.ts'

/** At sign-in: what was opened on this device before becomes the account's. Without luck it is tried again where the history is shown. */
export async function bringAlong(calls: Api['history']): Promise<void> {
  await mergeDevice(calls, deviceHistory).catch(() => undefined)
}
