import { z } from 'zod'
import { createDeviceStorage } from '../../lib/device/device-storage.ts'

// Per tab: a reload continues with the same phones, another tab has its own.
const storage = createDeviceStorage('sessionStorage')

/** Remembers a document's open twin, so that phones need not scan again. */
export function twinMemory(kind: string, targetId: string) {
  const key = `twin.${kind}.${targetId}`
  return {
    read: () => storage.read(key, z.string()),
    write: (twinId: string) => storage.write(key, twinId),
    clear: () => storage.remove(key),
  }
}
