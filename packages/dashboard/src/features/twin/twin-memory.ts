import { z } from 'zod'
import { createDeviceStorage } from '../../lib/device/device-storage.ts'

// Of the tab: a reload goes on with the same phones, another tab has its own.
const storage = createDeviceStorage('sessionStorage')

/** Remembers the twin that is open for a document, so that phones need not scan again. */
export function twinMemory(kind: string, targetId: string) {
  const key = `twin.${kind}.${targetId}`
  return {
    read: () => storage.read(key, z.string()),
    write: (twinId: string) => storage.write(key, twinId),
    forget: () => storage.remove(key),
  }
}
