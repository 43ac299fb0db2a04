import { z } from 'zod'
import { create } from 'zustand'
import { createDeviceStorage, type DeviceStorage } from './device/device-storage.ts'

const settingsSchema = z.object({
  theme: z.enum(['LIGHT', 'MIDNIGHT']).catch('LIGHT'),
  direction: z.enum(['ltr', 'rtl']).catch('ltr'),
  showingTips: z.boolean().catch(false),
  /** Headings are smaller on phones; off, they have one size everywhere. */
  responsiveFontSizes: z.boolean().catch(true),
  /** May a service that this installation names learn of product events? Nothing is sent before somebody said yes. */
  productEvents: z.enum(['UNASKED', 'ALLOWED', 'REFUSED']).catch('UNASKED'),
  /** True while the dashboard is open for the first time on this device. */
  isFirstLaunch: z.boolean().catch(true),
})
export type Settings = z.output<typeof settingsSchema>

/** spec §9: LIGHT and ltr unless the person chose otherwise. */
const defaults = settingsSchema.parse({})
const KEY = 'settings'

interface SettingsStore extends Settings {
  change: (change: Partial<Settings>) => void
}

/** Settings of this device (spec §3), kept across visits. Opening them is a launch: the next one is not the first. */
export const createSettings = (storage: DeviceStorage) => {
  const keep = (settings: Settings) => storage.write(KEY, { ...settingsSchema.parse(settings), isFirstLaunch: false })
  const settings = storage.read(KEY, settingsSchema) ?? defaults
  keep(settings)
  return create<SettingsStore>((set, get) => ({
    ...settings,
    change: (change) => {
      set(change)
      keep(get())
    },
  }))
}

export const useSettings = createSettings(createDeviceStorage('localStorage'))
