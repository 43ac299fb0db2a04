import { sha256 } from './client/sha256.ts'

/** Returns the version of a consent: its SHA-256, in hex. Forms carry it, so that what is stored is what was read. */
export const consentVersion = (consentText: string): string =>
  [...sha256(new TextEncoder().encode(consentText))].map((word) => word.toString(16).padStart(8, '0')).join('')
