import { z } from 'zod'
import { createDeviceStorage } from '../device/device-storage.ts'
import { newId } from '../new-id.ts'

const ID_LENGTH = 24 // two of them and a dash fit an id of the contract

export interface Device {
  deviceId: string
  /** What a person would call it, e.g. "Chrome on Android". */
  deviceName: string
}

/** Newer names first: most browsers call themselves by the names of older ones too. */
const BROWSERS = [
  [/Edg/, 'Edge'],
  [/OPR/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
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

/** "Chrome on Android"; only as much as is known. */
export function deviceNameOf(agent: string): string {
  return [nameOf(BROWSERS, agent), nameOf(SYSTEMS, agent)].filter(Boolean).join(' on ')
}

/** This browser on this device: the same at each visit. */
export function thisDevice(): Device {
  const storage = createDeviceStorage('localStorage')
  const known = storage.read('deviceId', z.string().regex(/^[0-9a-f]{24}$/))
  const deviceId = known ?? newEditorId()
  if (!known) storage.write('deviceId', deviceId)
  return { deviceId, deviceName: deviceNameOf(navigator.userAgent) }
}

/** An id for an editor that is opened. */
export const newEditorId = (): string => newId().slice(0, ID_LENGTH)

/** The server tells drafts apart by device; ours are apart by open editor too. */
export const serverDeviceId = ({ deviceId }: Pick<Device, 'deviceId'>, editorId: string): string =>
  `${deviceId}-${editorId}`
