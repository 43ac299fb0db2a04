/** Segments of letters, digits, `-`, `_` and `.`, none of which begins with a dot: no way up, no hidden file, no absolute path. */
const KEY = /^[A-Za-z0-9_-][\w.-]*(?:\/[A-Za-z0-9_-][\w.-]*)*$/
const MAX_LENGTH = 512

const isStorageKey = (key: string): boolean => key.length <= MAX_LENGTH && KEY.test(key)

/** Throws on a key that no driver may touch. Routes check what comes from outside first; this is the last line. */
export function requireStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new TypeError('This is not a storage key')
}
