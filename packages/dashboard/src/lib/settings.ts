import { z } from 'zod'
import { create } from 'zustand'
import { createDeviceStorage, type DeviceStorage } from './device-storage.ts'

const settingsSchema = z.object({
  theme: z.enum(['LIGHT', 'MIDNIGHT']).catch('LIGHT'),
  direction: z.enum(['ltr', 'rtl']).catch('ltr'),
  showingTips: z.boolean().catch(false),
  /** False once the dashboard has been opened on this device. */
  isFirstLaunch: z.boolean().catch(true),
})
export type Settings = z.output<typeof settingsSchema>

/** §9: LIGHT and ltr unless the person chose otherwise. */
const defaults = settingsSchema.parse({})
const KEY = 'settings'

interface SettingsStore extends Settings {
  change: (change: Partial<Settings>) => void
}

/** Settings of this device (§3), kept across visits. */
export const createSettings = (storage: DeviceStorage) =>
  create<SettingsStore>((set, get) => ({
    ...(storage.read(KEY, settingsSchema) ?? defaults),
    change: (change) => {
      set(change)
      storage.write(KEY, settingsSchema.parse(get()))
    },
  }))

export const useSettings = createSettings(createDeviceStorage('localStorage'))
