/** Of what printed codes say once their account is closed. */
export const LAST_WORDS_MAX = 280
/** Days in which a closed account can be brought back. */
export const CLOSING_DAYS = 30

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
export const CODE_LENGTH = 6
/** How long a change of email or phone can be undone from the old one. */
export const UNDO_HOURS = 72
/** How long a proof of who one is counts, before dangerous changes. */
export const REAUTHENTICATION_MINUTES = 10
export const MAX_PASSKEYS = 20
export const PASSKEY_NAME_MAX = 60
/** Codes of a forgotten password are longer: anybody may ask for one, and it opens an account (record 140). */
export const RESET_CODE_LENGTH = 8
/** How long a code works. */
export const CODE_MINUTES = 10
