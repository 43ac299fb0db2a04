import { createClient } from '@taplet/contract'
import { visitHistory } from '@taplet/contract/visit-history'
import { deviceHistory } from './device-history.ts'
import { mergeDevice } from './merge-device.ts'

/** At sign-in: what was opened on this device before becomes the account's. Without luck it is tried again where the history is shown. */
export async function bringAlong(send: typeof fetch): Promise<void> {
  const calls = createClient(visitHistory, { fetch: send }).history
  await mergeDevice(calls, deviceHistory).catch(() => undefined)
}
