import type { InboxEntry } from '@taplet/contract'
import type { Text } from '../../../text/text-key.ts'

export const tones = {
  PENDING: 'amber',
  APPROVED: 'green',
  REJECTED: 'red',
  SPAM: 'plain',
  WAITING: 'amber',
  CONFIRMED: 'green',
  UNSUBSCRIBED: 'plain',
} as const

/** Who it is from: a name, an address, or that the visitor gave none. */
export function whoOf(entry: InboxEntry, t: Text): string {
  return entry.kind === 'SUBSCRIBER' ? entry.email : entry.name || t('inbox:nobody')
}

/** Where it was submitted: app and slide by their current names. */
export function whereOf({ experienceName, slideName }: InboxEntry, t: Text): string {
  return `${experienceName} · ${slideName || t('inbox:goneSlide')}`
}
