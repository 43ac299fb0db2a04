/** Where a device keeps the instant apps that were opened on it, in localStorage as JSON. */
export const DEVICE_HISTORY_KEY = 'taplet:history'
/** The oldest make room. */
export const MAX_DEVICE_HISTORY = 200

/** Written by the viewer when an app is opened, read and changed by /app/history; nothing of it is sent by the viewer. */
export interface DeviceHistory {
  /** The visitor wants nothing to be added. */
  isPaused: boolean
  /** The newest first, each path once. `at` is when it was last opened, in ms since 1970. */
  items: { path: string; at: number }[]
}
