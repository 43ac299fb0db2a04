import { DEVICE_HISTORY_KEY, type DeviceHistory, MAX_DEVICE_HISTORY } from '@taplet/contract'

/** The stored history; empty when there is none, or it is unreadable. */
function read(): DeviceHistory {
  const { isPaused, items }: Partial<DeviceHistory> = JSON.parse(localStorage[DEVICE_HISTORY_KEY] || '{}')
  return { isPaused: isPaused === true, items: Array.isArray(items) ? items : [] }
}

/** Remembers on this device that an app was opened, for its visitor only. Not in a frame on another site's page. */
export function rememberOpened(path: string): void {
  if (self !== top) return
  try {
    const { isPaused, items } = read()
    if (isPaused) return
    const others = items.filter((item) => item.path !== path)
    const stored: DeviceHistory = {
      isPaused,
      items: [{ path, at: Date.now() }, ...others].slice(0, MAX_DEVICE_HISTORY),
    }
    localStorage[DEVICE_HISTORY_KEY] = JSON.stringify(stored)
  } catch {
    // Storage is disabled or full, or holds foreign data.
  }
}
