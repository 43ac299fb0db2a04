import { PASSWORD_MIN } from '@taplet/contract'

/** 0 empty or too short, 1 easy to guess, 2 fair, 3 strong. A hint only; the server knows common passwords. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 {
  const length = Array.from(password).length
  if (length < PASSWORD_MIN) return 0
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length
  const variety = new Set(password.toLowerCase()).size
  if (variety < 5 || /^(?:password|qwert|12345|abcde|iloveyou|letmein)/i.test(password)) return 1
  if (length >= 15 || (length >= 11 && kinds >= 3)) return 3
  return length >= 10 || kinds >= 3 ? 2 : 1
}
