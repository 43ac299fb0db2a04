import { DAY_MS } from '@taplet/base/time'

const KEY = 'taplet:guest'
const ID_LENGTH = 36

/** crypto.randomUUID exists on https only; a phone on the same Wi-Fi opens plain http. Addresses of blobs end with one, at more cost. */
export const randomId = (): string =>
  'randomUUID' in crypto ? crypto.randomUUID() : URL.createObjectURL(new Blob()).slice(-ID_LENGTH)

/**
 * A random word that this device keeps for a day, so that a shop's guests are counted and nobody is known tomorrow. None
 * for who asks not to be followed, and where nothing can be kept.
 */
export function guestOf(): string | undefined {
  // Not in every browser, nor in TypeScript's types.
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  if (doNotTrack === '1' || globalPrivacyControl) return undefined
  try {
    let kept: string = localStorage[KEY] || '' // the word, then when it was made
    if (!(Number(kept.slice(ID_LENGTH)) > Date.now() - DAY_MS)) localStorage[KEY] = kept = randomId() + Date.now()
    return kept.slice(0, ID_LENGTH)
  } catch {
    return undefined
  }
}

/** What was kept before the visitor asked not to be followed. */
export function forgetGuest(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Switched off, so nothing is kept.
  }
}
