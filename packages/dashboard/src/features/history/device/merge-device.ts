import type { Api } from '../../../lib/api/api.ts'
import type { DeviceStore } from './device-history.ts'

/**
 * Hands what this device remembers to the account, which then is the only one that does (spec D12). When the account
 * wants nothing added, the device keeps what it has, and adds nothing either. Fails with the call: nothing is lost then.
 */
export async function mergeDevice(calls: Pick<Api['history'], 'merge'>, device: DeviceStore): Promise<void> {
  const { items } = device.read()
  if (items.length === 0) return
  const { isPaused } = await calls.merge({ items })
  if (isPaused) device.pause(true)
  else device.forget(items)
}
