import { CLOSING_DAYS, PRODUCT } from '@taplet/contract'
import { formatDate, type Language } from '@taplet/messages'
import { layOut } from '../../platform/mail/layout.ts'
import type { MailMessage } from '../../platform/mail/port.ts'
import { messages } from './messages/messages.ts'

interface ClosingMail {
  email: string
  eraseAt: string
  publicUrl: string
  language: Language
}

/** Tells the owner that the account is closed, and how to bring it back. */
export function closingMail({ email, eraseAt, publicUrl, language }: ClosingMail): MailMessage {
  const say = messages(language)
  const date = formatDate(Date.parse(eraseAt), { dateStyle: 'long', timeZone: 'UTC' }, language)
  const url = `${publicUrl}/app/account#close`
  const about = say('mail.about', { date, days: CLOSING_DAYS })
  const footnote = say('mail.notYou')
  return {
    to: email,
    subject: say('mail.subject', { product: PRODUCT.name }),
    text: `${about}\n\n${url}\n\n${footnote}\n`,
    html: layOut({
      language,
      preview: say('mail.preview', { date }),
      title: say('mail.title'),
      paragraphs: [about, say('mail.codes')],
      button: { label: say('mail.bringBack'), url },
      footnote,
    }),
  }
}
