import { INVITATION_DAYS, PRODUCT, type Role } from '@taplet/contract'
import type { Language } from '@taplet/messages'
import { toEmailAddress } from '../../platform/mail/e-mail-address.ts'
import { escapeHtml } from '../../platform/mail/escape-html.ts'
import { layOut } from '../../platform/mail/layout.ts'
import type { MailMessage } from '../../platform/mail/port.ts'
import { messages } from './messages/messages.ts'

/** Where people are managed. */
export const PEOPLE_PATH = '/app/account#people'
/** The token stands behind the #, which no server, log or referrer sees. */
export const invitationPath = (token: string): string => `/info/invitation#${token}`

interface Letter {
  to: string
  subject: string
  preview: string
  title: string
  paragraphs: readonly string[]
  button: { label: string; url: string }
  footnote: string
}

/** All texts pass through escapeHtml: names are what people typed. */
function write({ to, subject, preview, title, paragraphs, button, footnote }: Letter, language: Language): MailMessage {
  return {
    to,
    subject,
    text: `${paragraphs.join('\n\n')}\n\n    ${button.url}\n\n${footnote}\n`,
    html: layOut({
      language,
      preview: escapeHtml(preview),
      title: escapeHtml(title),
      paragraphs: paragraphs.map(escapeHtml),
      button: { label: escapeHtml(button.label), url: escapeHtml(button.url) },
      footnote: escapeHtml(footnote),
    }),
  }
}

/** Returns a name that no mail program makes a link of: strangers get these mails, and accounts choose their names. */
const unlinked = (name: string): string =>
  toEmailAddress(name) === undefined ? name.replace(/:(?=\/\/)|\.(?=[\p{L}\p{N}])/gu, '$& ') : name

interface InvitationLetter {
  to: string
  account: string
  inviter: string
  role: Role
  url: string
}

export function invitationMail({ to, account, inviter, role, url }: InvitationLetter, language: Language): MailMessage {
  const say = messages(language)
  const names = { account: unlinked(account), inviter: unlinked(inviter) }
  const values = { ...names, role: say(`role.${role}`), days: INVITATION_DAYS, product: PRODUCT.name }
  return write(
    {
      to,
      subject: say('invitation.subject', values),
      preview: say('invitation.preview', values),
      title: say('invitation.title'),
      paragraphs: [say('invitation.about', values), say(`may.${role}`), say('invitation.until', values)],
      button: { label: say('invitation.join'), url },
      footnote: say('invitation.notYou'),
    },
    language,
  )
}

/** Notices to the people of an account. */
export type Notice = 'joined' | 'removed' | 'roleChanged' | 'newOwner'

export interface NoticeLetter {
  to: string
  notice: Notice
  account: string
  /** Whom it is about. */
  person: string
  email: string
  role: Role
  publicUrl: string
}

/** Notices to owners lead to the people of the account, the others to the product. */
const PLACES = {
  joined: PEOPLE_PATH,
  newOwner: PEOPLE_PATH,
  removed: '/app/experiences',
  roleChanged: '/app/experiences',
} as const satisfies Record<Notice, string>

export function noticeMail({ to, notice, publicUrl, role, ...about }: NoticeLetter, language: Language): MailMessage {
  const say = messages(language)
  const values = { ...about, role: say(`role.${role}`), product: PRODUCT.name }
  const paragraphs = [say(`${notice}.about`, values), ...(notice === 'roleChanged' ? [say(`may.${role}`)] : [])]
  return write(
    {
      to,
      subject: say(`${notice}.subject`, values),
      preview: say(`${notice}.preview`, values),
      title: say(`${notice}.title`, values),
      paragraphs,
      button: { label: say(`${notice}.open`, values), url: publicUrl + PLACES[notice] },
      footnote: say(`${notice}.footnote`, values),
    },
    language,
  )
}
