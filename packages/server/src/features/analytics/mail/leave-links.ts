import { timingSafeEqual } from 'node:crypto'

/** What a link of a mail ends. */
export type MailSort = 'weekly' | 'alerts'
export const MAIL_SORTS = ['weekly', 'alerts'] as const satisfies readonly MailSort[]

export const leavePath = (sort: MailSort, token: string): string => `/subscriptions/visits/${sort}/${token}`

/** Links that end a sort of mail, signed for that alone and not stored: an old mail's works, too. */
export function createLeaveLinks(sign: (text: string) => string) {
  const macOf = (sort: MailSort, accountId: string): string => sign(`${sort} ${accountId}`)
  return {
    tokenOf: (sort: MailSort, accountId: string): string => `${accountId}.${macOf(sort, accountId)}`,
    /** Whose it is; undefined for one that is not ours. */
    accountOf(sort: MailSort, token: string): string | undefined {
      const [accountId = '', mac = ''] = token.split('.')
      const [given, right] = [Buffer.from(mac), Buffer.from(macOf(sort, accountId))]
      return given.length === right.length && timingSafeEqual(given, right) ? accountId : undefined
    },
  }
}
export type LeaveLinks = ReturnType<typeof createLeaveLinks>
