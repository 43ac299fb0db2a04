import { PRODUCT } from '@taplet/contract'
import type { z } from 'zod'

const PREFIX = `${PRODUCT.slug}.`

/** The browser's storage, or undefined where access is refused (private windows, embedded frames). */
function storeOf(kind: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return globalThis[kind]
  } catch {
    return undefined
  }
}

/** Values stored on this device, each parsed by its schema. Where storage is refused, they last as long as the page. */
export function createDeviceStorage(kind: 'localStorage' | 'sessionStorage') {
  const memory = new Map<string, string>()
  const attempt = (step: (store: Storage) => void) => {
    try {
      const store = storeOf(kind)
      if (store) step(store)
    } catch {
      // Full or refused: memory holds the value.
    }
  }
  return {
    /** Returns the stored value, or undefined when there is none or it no longer matches the schema. */
    read<Value>(key: string, schema: z.ZodType<Value>): Value | undefined {
      let raw = memory.get(key) ?? null
      attempt((store) => {
        raw = store.getItem(PREFIX + key) ?? raw
      })
      if (raw === null) return undefined
      try {
        return schema.safeParse(JSON.parse(raw)).data
      } catch {
        return undefined
      }
    },
    write(key: string, value: unknown): void {
      const raw = JSON.stringify(value)
      memory.set(key, raw)
      attempt((store) => store.setItem(PREFIX + key, raw))
    },
    remove(key: string): void {
      memory.delete(key)
      attempt((store) => store.removeItem(PREFIX + key))
    },
  }
}
export type DeviceStorage = ReturnType<typeof createDeviceStorage>
