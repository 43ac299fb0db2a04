import { sha256 } from './client/sha256.ts'

/** Names the words of a consent: SHA-256, in hex. A form carries it, so that what is kept is what was read. */
export const consentVersion = (consentText: string): string =>
  [...sha256(new TextEncoder().encode(consentText))].map((word) => word.toString(16).padStart(8, '0')).join('')
