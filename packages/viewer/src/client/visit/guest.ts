import { DAY_MS } from '@taplet/base/time'

const KEY = 'taplet:guest'
const ID_LENGTH = 36

/** crypto.randomUUID is https only; phones on the same Wi-Fi use http. Blob addresses end with a UUID, at more cost. */
export const randomId = (): string =>
  'randomUUID' in crypto ? crypto.randomUUID() : URL.createObjectURL(new Blob()).slice(-ID_LENGTH)

/**
 * A random id that this device keeps for a day, so that a shop's visitors are counted and cannot be recognised
 * tomorrow. Undefined for visitors who ask not to be tracked, and where nothing can be stored.
 */
export function guestOf(): string | undefined {
  // Missing in some browsers, and in TypeScript's types.
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  if (doNotTrack === '1' || globalPrivacyControl) return undefined
  try {
    let stored: string = localStorage[KEY] || '' // the word, then when it was made
    if (!(Number(stored.slice(ID_LENGTH)) > Date.now() - DAY_MS)) localStorage[KEY] = stored = randomId() + Date.now()
    return stored.slice(0, ID_LENGTH)
  } catch {
    return undefined
  }
}

/** Deletes what was stored before the visitor asked not to be tracked. */
export function clearGuest(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Storage is disabled, so nothing is stored.
  }
}
