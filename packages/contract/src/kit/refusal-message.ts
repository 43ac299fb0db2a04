import { MEGABYTE } from '@taplet/base/bytes'
import { createMessages, type Message } from '@taplet/messages'
import { MAX_PASSKEYS, PASSWORD_MAX, PASSWORD_MIN } from '../account/limits.ts'
import { MAX_NAMED_VERSIONS } from '../editing/limits.ts'
import { MAX_ADDRESSES } from '../experiences/limits.ts'
import { MEDIA_LIMITS } from '../media/limits.ts'
import { FREE_LIMITS } from '../plans/limits.ts'
import { MAX_TEMPLATES } from '../slides/limits.ts'
import type { ErrorCode } from './errors.ts'
import { en } from './messages/en.ts'

const messages = createMessages({ en })
const { later } = messages

/** Refusals whose sentence contains a limit. */
const withLimits = {
  EXPERIENCE_ITEM_LIMIT_REACHED: later('EXPERIENCE_ITEM_LIMIT_REACHED', { max: FREE_LIMITS.experienceItem }),
  EXPERIENCE_ITEM_READ_ONLY: later('EXPERIENCE_ITEM_READ_ONLY', { max: FREE_LIMITS.experienceItem }),
  EXPERIENCE_LIMIT_REACHED: later('EXPERIENCE_LIMIT_REACHED', { max: FREE_LIMITS.experience }),
  EXPERIENCE_READ_ONLY: later('EXPERIENCE_READ_ONLY', { max: FREE_LIMITS.experience }),
  LINK_LIMIT_REACHED: later('LINK_LIMIT_REACHED', { max: FREE_LIMITS.link }),
  LINK_READ_ONLY: later('LINK_READ_ONLY', { max: FREE_LIMITS.link }),
  MEDIA_TOO_LARGE: later('MEDIA_TOO_LARGE', {
    image: MEDIA_LIMITS.image / MEGABYTE,
    video: MEDIA_LIMITS.video / MEGABYTE,
  }),
  PAGE_NAME_LIMIT_REACHED: later('PAGE_NAME_LIMIT_REACHED', { max: MAX_ADDRESSES }),
  PASSKEY_LIMIT_REACHED: later('PASSKEY_LIMIT_REACHED', { max: MAX_PASSKEYS }),
  PASSWORD_TOO_WEAK: later('PASSWORD_TOO_WEAK', { min: PASSWORD_MIN, max: PASSWORD_MAX }),
  QR_DESIGN_LIMIT_REACHED: later('QR_DESIGN_LIMIT_REACHED', { max: FREE_LIMITS.qrDesign }),
  QR_DESIGN_READ_ONLY: later('QR_DESIGN_READ_ONLY', { max: FREE_LIMITS.qrDesign }),
  TEMPLATE_LIMIT_REACHED: later('TEMPLATE_LIMIT_REACHED', { max: MAX_TEMPLATES }),
  VERSION_LIMIT_REACHED: later('VERSION_LIMIT_REACHED', { max: MAX_NAMED_VERSIONS }),
}

const hasLimits = (code: ErrorCode): code is keyof typeof withLimits => code in withLimits

/** Returns the text of a refusal, in any language. */
export const refusalMessage = (code: ErrorCode): Message => (hasLimits(code) ? withLimits[code] : later(code))
