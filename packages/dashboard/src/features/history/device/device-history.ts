import { DEVICE_HISTORY_KEY, type DeviceHistory, MAX_DEVICE_HISTORY } from '@taplet/contract'
import { z } from 'zod'

const schema: z.ZodType<DeviceHistory> = z.object({
  isPaused: z.boolean().catch(false),
  items: z.array(z.object({ path: z.string(), at: z.number() })).catch([]),
})
export type DeviceItem = DeviceHistory['items'][number]

const NOTHING: DeviceHistory = { isPaused: false, items: [] }

function parse(raw: string | null): DeviceHistory {
  try {
    return schema.safeParse(JSON.parse(raw ?? 'null')).data ?? NOTHING
  } catch {
    return NOTHING
  }
}

const isSame = (one: DeviceItem, other: DeviceItem) => one.path === other.path && one.at === other.at

/**
 * The viewer's history of opened apps on this device. Read from storage each time, because the viewer writes it in
 * other tabs; where storage is refused it is always empty, and changes do nothing.
 */
export function createDeviceHistory(store: () => Storage) {
  const listeners = new Set<() => void>()
  let known: { raw: string | null; history: DeviceHistory } = { raw: null, history: NOTHING }

  /** Returns the same object until something changes. */
  function read(): DeviceHistory {
    let raw: string | null = null
    try {
      raw = store().getItem(DEVICE_HISTORY_KEY)
    } catch {
      // Storage refused: nothing was ever stored.
    }
    if (raw !== known.raw) known = { raw, history: parse(raw) }
    return known.history
  }

  function write(history: DeviceHistory): void {
    try {
      store().setItem(DEVICE_HISTORY_KEY, JSON.stringify(history))
    } catch {
      // Storage full or refused.
    }
    for (const listen of listeners) listen()
  }

  return {
    read,
    /** Calls the listener on changes, here or in another tab. */
    listen(listener: () => void): () => void {
      const handleStorage = ({ key }: StorageEvent) => (key === null || key === DEVICE_HISTORY_KEY) && listener()
      listeners.add(listener)
      addEventListener('storage', handleStorage)
      return () => {
        listeners.delete(listener)
        removeEventListener('storage', handleStorage)
      }
    },
    /** Removes these items; one that was opened again since stays. */
    removeItems(items: readonly DeviceItem[]): void {
      const history = read()
      const left = history.items.filter((item) => !items.some((gone) => isSame(gone, item)))
      if (left.length < history.items.length) write({ ...history, items: left })
    },
    /** Restores an item at its time, unless its app was opened again since. */
    putBack(item: DeviceItem): void {
      const history = read()
      if (history.items.some(({ path }) => path === item.path)) return
      const items = [...history.items, item].sort((one, other) => other.at - one.at)
      write({ ...history, items: items.slice(0, MAX_DEVICE_HISTORY) })
    },
    clear: (): void => write({ ...read(), items: [] }),
    pause(isPaused: boolean): void {
      if (read().isPaused !== isPaused) write({ ...read(), isPaused })
    },
  }
}
export type DeviceStore = ReturnType<typeof createDeviceHistory>

export const deviceHistory = createDeviceHistory(() => localStorage)
