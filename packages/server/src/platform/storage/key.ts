/** Segments of letters, digits, `-`, `_` and `.`, none beginning with a dot: no parent, hidden or absolute path. */
const KEY = /^[A-Za-z0-9_-][\w.-]*(?:\/[A-Za-z0-9_-][\w.-]*)*$/
const MAX_LENGTH = 512

const isStorageKey = (key: string): boolean => key.length <= MAX_LENGTH && KEY.test(key)

/** Throws on a key that no driver may use. Routes check input first; this is the last line of defence. */
export function requireStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new TypeError('This is not a storage key')
}
