import type { Language } from '@taplet/messages'

/** How an account is reached: by its first owner, in the account's language and time zone. */
export interface Contacts {
  email: string | null
  phone: string | null
  /** Undefined: that of the installation. */
  language: Language | undefined
  /** An IANA name; UTC while none is known. */
  timeZone: string
}
