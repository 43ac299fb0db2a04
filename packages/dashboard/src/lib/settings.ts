import { z } from 'zod'
import { create } from 'zustand'
import { createDeviceStorage, type DeviceStorage } from './device/device-storage.ts'

const settingsSchema = z.object({
  theme: z.enum(['LIGHT', 'MIDNIGHT']).catch('LIGHT'),
  direction: z.enum(['ltr', 'rtl']).catch('ltr'),
  showingTips: z.boolean().catch(false),
  /** Headings are smaller on phones; if off, they have one size everywhere. */
  responsiveFontSizes: z.boolean().catch(true),
  /** May the service that this installation names receive product events? Nothing is sent before the person agreed. */
  productEvents: z.enum(['UNASKED', 'ALLOWED', 'REFUSED']).catch('UNASKED'),
  /** True while the dashboard is open for the first time on this device. */
  isFirstLaunch: z.boolean().catch(true),
})
export type Settings = z.output<typeof settingsSchema>

/** spec §9: LIGHT and ltr by default. */
const defaults = settingsSchema.parse({})
const KEY = 'settings'

interface SettingsStore extends Settings {
  change: (change: Partial<Settings>) => void
}

/** Settings of this device (spec §3), stored across visits. Opening them counts as a launch. */
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
