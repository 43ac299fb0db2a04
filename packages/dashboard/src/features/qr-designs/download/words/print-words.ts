import { z } from 'zod'
import { createDeviceStorage } from '../../../../lib/device/device-storage.ts'

const printWords = z.object({ heading: z.string(), line: z.string() })
export type PrintWords = z.output<typeof printWords>

const KEY = 'print-words'
/** Of the last codes that were printed. */
const MOST = 50
const stored = z.record(z.string(), printWords)
const storage = createDeviceStorage('localStorage')

/** Returns what was last written around a code; undefined when nothing was. `id` is that of its design or link. */
export const readPrintWords = (id: string): PrintWords | undefined => storage.read(KEY, stored)?.[id]

export function storePrintWords(id: string, words: PrintWords): void {
  const others = Object.entries(storage.read(KEY, stored) ?? {}).filter(([one]) => one !== id)
  storage.write(KEY, Object.fromEntries([...others.slice(1 - MOST), [id, words]]))
}
