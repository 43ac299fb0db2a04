import type { Api } from '../../../lib/api/api.ts'
import type { DeviceStore } from './device-history.ts'

/**
 * Moves this device's history to the account, which is then the only one to have it (spec D12). If the account's
 * history is paused, the device keeps its items, and pauses too. Rejects if the call fails; nothing is lost then.
 */
export async function mergeDevice(calls: Pick<Api['history'], 'merge'>, device: DeviceStore): Promise<void> {
  const { items } = device.read()
  if (items.length === 0) return
  const { isPaused } = await calls.merge({ items })
  if (isPaused) device.pause(true)
  else device.removeItems(items)
}
