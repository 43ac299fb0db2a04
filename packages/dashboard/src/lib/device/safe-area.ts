import { z } from 'zod'
import type { DeviceStorage } from './device-storage.ts'

export interface Padding {
  top: number
  bottom: number
}

/** spec §9: 35 and 17 where the device has insets at both ends; 20 and 0 where only at the top. */
export function safePadding(insets: Padding): Padding {
  if (insets.top > 0 && insets.bottom > 0) return { top: 35, bottom: 17 }
  if (insets.top > 0) return { top: 20, bottom: 0 }
  return { top: 0, bottom: 0 }
}

/** The device's safe-area insets in pixels; only CSS knows them, so JavaScript has to measure. */
function readInsets(): Padding {
  const probe = document.createElement('div')
  Object.assign(probe.style, {
    position: 'fixed',
    visibility: 'hidden',
    paddingTop: 'env(safe-area-inset-top)',
    paddingBottom: 'env(safe-area-inset-bottom)',
  })
  document.body.append(probe)
  const { paddingTop, paddingBottom } = getComputedStyle(probe)
  probe.remove()
  return { top: Number.parseFloat(paddingTop) || 0, bottom: Number.parseFloat(paddingBottom) || 0 }
}

const paddingSchema = z.object({ top: z.number(), bottom: z.number() })

/** Applies the safe-area padding of the last visit at once, then the measured one; larger screens get none. */
export function applySafeArea(storage: DeviceStorage, isPhone: boolean): void {
  const apply = ({ top, bottom }: Padding) => {
    document.documentElement.style.setProperty('--safe-top', `${top}px`)
    document.documentElement.style.setProperty('--safe-bottom', `${bottom}px`)
  }
  if (!isPhone) return apply({ top: 0, bottom: 0 })
  const stored = storage.read('mobilePadding', paddingSchema)
  if (stored) apply(stored)
  const padding = safePadding(readInsets())
  apply(padding)
  storage.write('mobilePadding', padding)
}
