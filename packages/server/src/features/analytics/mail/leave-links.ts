import { timingSafeEqual } from 'node:crypto'

/** The sorts of mail that an unsubscribe link ends. */
export type MailSort = 'weekly' | 'alerts'
export const MAIL_SORTS = ['weekly', 'alerts'] as const satisfies readonly MailSort[]

export const leavePath = (sort: MailSort, token: string): string => `/subscriptions/visits/${sort}/${token}`

/** Unsubscribe links, each signed for one sort of mail and not stored: those in old mails work, too. */
export function createLeaveLinks(sign: (text: string) => string) {
  const macOf = (sort: MailSort, accountId: string): string => sign(`${sort} ${accountId}`)
  return {
    tokenOf: (sort: MailSort, accountId: string): string => `${accountId}.${macOf(sort, accountId)}`,
    /** Returns the account of the link; undefined when the signature is not ours. */
    accountOf(sort: MailSort, token: string): string | undefined {
      const [accountId = '', mac = ''] = token.split('.')
      const [given, right] = [Buffer.from(mac), Buffer.from(macOf(sort, accountId))]
      return given.length === right.length && timingSafeEqual(given, right) ? accountId : undefined
    },
  }
}
export type LeaveLinks = ReturnType<typeof createLeaveLinks>
