import { escapeHtml } from '../../../platform/mail/escape-html.ts'

/** Absolute URLs that mails link to. */
export interface MailAddresses {
  allUrl: string
  /** The analytics of one app. */
  appUrl: (experienceId: string) => string
  /** Unsubscribes from this sort of mail. */
  leaveUrl: string
}

/** RFC 8058: mail programs show an unsubscribe button of their own, which sends one POST to the address. */
export const leaveHeaders = ({ leaveUrl }: MailAddresses): Record<string, string> => ({
  'List-Unsubscribe': `<${leaveUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** At the foot of the mail. */
export const leaveLink = (words: string, { leaveUrl }: MailAddresses): string =>
  `<a href="${escapeHtml(leaveUrl)}" style="color:#43536A">${words}</a>`
