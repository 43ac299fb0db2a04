import { PASSWORD_MAX, PASSWORD_MIN } from '@taplet/contract'
import { AppError } from '../../platform/http/errors/app-error.ts'
import { isLeakedPassword } from './leaked-passwords.ts'

/** Whether the length is one that is hashed at all. Counted in characters as people see them, not in UTF-16 units. */
export function hasPasswordLength(password: string): boolean {
  // oxlint-disable-next-line typescript/no-misused-spread -- code points are what is meant: an emoji is not two
  const length = [...password].length
  return length >= PASSWORD_MIN && length <= PASSWORD_MAX
}

/** Throws when a new password is too short, too long, common, one repeated or counted character, or the address itself. */
export function requireGoodPassword(password: string, destination: string): void {
  const text = password.toLowerCase()
  const isGood = hasPasswordLength(password) && !isLeakedPassword(text) && !isRun(text) && !isAddress(text, destination)
  if (!isGood) throw new AppError('PASSWORD_TOO_WEAK', { field: 'password' })
}

/** Whether every step from one character to the next is the same 0, 1 or -1: aaaaaaaa, 12345678, hgfedcba. */
function isRun(text: string): boolean {
  const steps = new Set<number>()
  for (let i = 1; i < text.length; i++) steps.add(text.charCodeAt(i) - text.charCodeAt(i - 1))
  const [step = 2] = steps
  return steps.size === 1 && Math.abs(step) <= 1
}

const isAddress = (text: string, destination: string): boolean =>
  text === destination || text === destination.slice(1) || text === destination.split('@')[0]
