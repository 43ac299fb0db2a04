import { dictionary } from '@zxcvbn-ts/language-common'
import { PASSWORD_MIN } from '@taplet/contract'
import { COMMON_PASSWORDS } from './common-passwords.ts'

/** Some 18,000 of the most frequent in published leaks that are long enough to be passwords here, and our own list. */
const leaked: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MIN),
  ...COMMON_PASSWORDS,
])

/** Whether attackers try it early, because it stands in lists of leaked ones; capitals make no difference. */
export const isLeakedPassword = (password: string): boolean => leaked.has(password.toLowerCase())
