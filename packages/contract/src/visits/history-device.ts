/** Key of the instant apps opened on a device, in localStorage as JSON. */
export const DEVICE_HISTORY_KEY = 'taplet:history'
/** Beyond this the oldest are dropped. */
export const MAX_DEVICE_HISTORY = 200

/** Written by the viewer when an app is opened, read and changed by /app/history; the viewer sends none of it. */
export interface DeviceHistory {
  /** The visitor paused the history. */
  isPaused: boolean
  /** Newest first, each path once. `at` is when it was last opened, in ms since 1970. */
  items: { path: string; at: number }[]
}
