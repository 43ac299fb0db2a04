import { z } from 'zod'
import { createDeviceStorage } from '../device/device-storage.ts'
import { newId } from '../new-id.ts'
import { text } from '../text.ts'

const ID_LENGTH = 24 // two of them and a dash fit an id of the contract

export interface Device {
  deviceId: string
  /** A readable name, e.g. "Chrome on Android". */
  deviceName: string
}

/** Newer names first: most user agents also contain the names of older browsers. */
const BROWSERS = [
  [/Edg/, 'Edge'],
  [/OPR/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'], // inline-text: a brand
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const
const SYSTEMS = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Mac OS/, 'Mac'],
  [/Linux/, 'Linux'],
] as const

const nameOf = (names: readonly (readonly [RegExp, string])[], agent: string) =>
  names.find(([pattern]) => pattern.test(agent))?.[1]

/** Returns e.g. "Chrome on Android", or as much of it as is known. */
export function deviceNameOf(agent: string): string {
  const browser = nameOf(BROWSERS, agent)
  const system = nameOf(SYSTEMS, agent)
  return browser && system ? text('browserOn', { browser, system }) : (browser ?? system ?? '')
}

/** Identifies this browser on this device, the same at each visit. */
export function thisDevice(): Device {
  const storage = createDeviceStorage('localStorage')
  const known = storage.read('deviceId', z.string().regex(/^[0-9a-f]{24}$/))
  const deviceId = known ?? newEditorId()
  if (!known) storage.write('deviceId', deviceId)
  return { deviceId, deviceName: deviceNameOf(navigator.userAgent) }
}

/** Creates an id for an opened editor. */
export const newEditorId = (): string => newId().slice(0, ID_LENGTH)

/** The server distinguishes drafts by device; we also distinguish them by open editor. */
export const serverDeviceId = ({ deviceId }: Pick<Device, 'deviceId'>, editorId: string): string =>
  `${deviceId}-${editorId}`
