import { CLOSING_DAYS, PRODUCT } from '@taplet/contract'
import { formatDate, type Language } from '@taplet/messages'
import { layOut } from '../../platform/mail/layout.ts'
import type { MailMessage } from '../../platform/mail/port.ts'
import { messages } from './messages/messages.ts'

interface ClosingMail {
  email: string
  eraseAt: string
  timeZone: string
  publicUrl: string
  language: Language
}

/** The day of a moment in words. */
const dayOf = ({ eraseAt: at, timeZone, language }: ClosingMail): string =>
  formatDate(Date.parse(at), { dateStyle: 'long', timeZone }, language)

/** Where a closed account is brought back. */
const urlOf = (publicUrl: string): string => `${publicUrl}/app/account#close`

/** Tells the owner that the account is closed, and how to bring it back. */
export function closingMail(letter: ClosingMail): MailMessage {
  const { email, publicUrl, language } = letter
  const say = messages(language)
  const date = dayOf(letter)
  const url = urlOf(publicUrl)
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

/** Reminds the owner that the closed account is erased soon. */
export function reminderMail(letter: ClosingMail): MailMessage {
  const { email, publicUrl, language } = letter
  const say = messages(language)
  const date = dayOf(letter)
  const url = urlOf(publicUrl)
  const about = say('reminder.about', { date })
  const footnote = say('reminder.why')
  return {
    to: email,
    subject: say('reminder.subject', { product: PRODUCT.name, date }),
    text: `${about}\n\n${url}\n\n${footnote}\n`,
    html: layOut({
      language,
      preview: say('reminder.preview'),
      title: say('reminder.title'),
      paragraphs: [about, say('mail.codes')],
      button: { label: say('mail.bringBack'), url },
      footnote,
    }),
  }
}
