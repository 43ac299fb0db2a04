import { createMessages, type Message } from '@taplet/messages'
import { RESERVED_NAMES } from '../experiences/page-name.ts'
import { en } from './messages/en.ts'

const messages = createMessages({ en })

export const ACCOUNT_NAME_MAX = 40
export const BIO_MAX = 160
export const USERNAME_MIN = 3
export const USERNAME_MAX = 30

/** Returns why this cannot be a username, as a sentence; undefined when it can. Capitals do not count (record 144). */
export function usernameProblem(username: string): Message | undefined {
  const name = username.toLowerCase()
  if (name.length < USERNAME_MIN) return messages.later('username.tooShort', { min: USERNAME_MIN })
  if (name.length > USERNAME_MAX) return messages.later('username.tooLong', { max: USERNAME_MAX })
  if (!/^[a-z0-9._-]+$/.test(name)) return messages.later('username.otherLetters')
  if (!/^[a-z0-9]/.test(name) || !/[a-z0-9]$/.test(name) || /[._-]{2}/.test(name))
    return messages.later('username.signs')
  if (/^\d+$/.test(name)) return messages.later('username.digits')
  if (RESERVED_NAMES.has(name)) return messages.later('username.reserved')
  return undefined
}
