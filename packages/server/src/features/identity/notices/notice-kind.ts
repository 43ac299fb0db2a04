import { z } from 'zod'

/** What people are notified of, at an address that they already had. */
export const noticeKind = z.enum([
  'CONTACT_CHANGED',
  'GOOGLE_LINKED',
  'GOOGLE_UNLINKED',
  'NEW_DEVICE',
  'PASSKEY_ADDED',
  'PASSKEY_REMOVED',
  'PASSWORD_CHANGED',
  'RECOVERY_CODE_USED',
  'RECOVERY_CODES_RENEWED',
  'SECOND_FACTOR_OFF',
  'SECOND_FACTOR_ON',
  'SMS_CODE_OFF',
  'SMS_CODE_ON',
])
export type NoticeKind = z.output<typeof noticeKind>
