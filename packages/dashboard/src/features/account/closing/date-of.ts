import { formatDate } from '@taplet/messages'
import { language } from '../../../lib/text.ts'

/** The day of a moment, written out, as this device's calendar has it. */
export const dateOf = (at: string): string => formatDate(Date.parse(at), { dateStyle: 'long' }, language)
