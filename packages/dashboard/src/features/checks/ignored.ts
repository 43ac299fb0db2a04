import { useState } from 'react'
import { z } from 'zod'
import { createDeviceStorage } from '../../lib/device/device-storage.ts'

const KEY = 'checks.ignored'
const MOST = 500 // the oldest are dropped first
const list = z.array(z.string())

const storage = createDeviceStorage('localStorage')

/** Findings that the person chose to ignore; stored on this device. */
export function useIgnored() {
  const [ignored, setIgnored] = useState<readonly string[]>(() => storage.read(KEY, list) ?? [])
  const store = (next: readonly string[]) => {
    storage.write(KEY, next.slice(-MOST))
    setIgnored(next)
  }
  return {
    isIgnored: (findingId: string): boolean => ignored.includes(findingId),
    ignore: (findingId: string) => store([...ignored.filter((one) => one !== findingId), findingId]),
    restore: (findingIds: readonly string[]) => store(ignored.filter((one) => !findingIds.includes(one))),
  }
}
