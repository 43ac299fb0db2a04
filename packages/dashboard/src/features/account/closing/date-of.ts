import { formatDate } from '@taplet/messages'
import { ownZone } from '../../../lib/device/device-zone.ts'
import { language } from '../../../lib/text.ts'

/** The day of a moment, written out, as the account's calendar has it. */
export const dateOf = (at: string): string =>
  formatDate(Date.parse(at), { dateStyle: 'long', timeZone: ownZone() }, language)
