import { CONFIRM_DAYS, PRODUCT } from '@taplet/contract'
import type { Language } from '@taplet/messages'
import { escapeHtml } from '../../../platform/mail/escape-html.ts'
import { layOut } from '../../../platform/mail/layout.ts'
import type { MailMessage } from '../../../platform/mail/port.ts'
import { messages } from '../messages/messages.ts'

interface Letter {
  to: string
  /** The app that contains the form. */
  appName: string
  consentText: string
  /** Absolute URLs. */
  leaveUrl: string
  forgetUrl: string
  language: Language
}

/** RFC 8058: mail programs show an unsubscribe button of their own, which sends one POST to the address. */
const leaveHeaders = (leaveUrl: string): Record<string, string> => ({
  'List-Unsubscribe': `<${leaveUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const link = (url: string, words: string): string => `<a href="${escapeHtml(url)}">${words}</a>`

/** The same choices below both mails, as links and with their addresses. */
function footOf(kind: 'already' | 'confirm', { appName, leaveUrl, forgetUrl, language }: Letter) {
  const say = messages(language)
  const leave = link(leaveUrl, say(`newsletter.${kind}.leaveHere`))
  const forget = link(forgetUrl, say('newsletter.forgetHere'))
  const sentBy = (name: string) => say('mail.sentFor', { product: PRODUCT.name, appName: name })
  return {
    text: [
      say('mail.labelled', { label: say(`newsletter.${kind}.leave`), url: leaveUrl }),
      `${say('mail.labelled', { label: say('newsletter.forget'), url: forgetUrl })}\n`,
      `${sentBy(appName)}\n`,
    ].join('\n'),
    html: `${say(`newsletter.${kind}.choices`, { leave, forget })} ${sentBy(escapeHtml(appName))}`,
  }
}

/** Returns the mail that asks to confirm the sign-up. Until then nobody is on any list. */
export function confirmMail(letter: Letter & { confirmUrl: string }): MailMessage {
  const { to, appName, consentText, confirmUrl, leaveUrl, language } = letter
  const say = messages(language)
  const about = say('newsletter.confirm.about', { appName, days: CONFIRM_DAYS })
  const agreed = say('newsletter.agreed', { consentText })
  const notYou = say('newsletter.confirm.notYou')
  const foot = footOf('confirm', letter)
  return {
    to,
    subject: say('newsletter.confirm.subject', { appName }),
    text: `${about}\n\n    ${confirmUrl}\n\n${agreed}\n\n${notYou}\n${foot.text}`,
    html: layOut({
      language,
      preview: say('newsletter.confirm.preview'),
      title: say('newsletter.confirm.title'),
      paragraphs: [about, agreed].map(escapeHtml),
      button: { label: say('confirmButton'), url: escapeHtml(confirmUrl) },
      footnote: `${notYou} ${foot.html}`,
    }),
    headers: leaveHeaders(leaveUrl),
  }
}

/** Returns the mail about a repeated sign-up: the form shows everyone the same, so only the mail says it. */
export function alreadyMail(letter: Letter): MailMessage {
  const { to, appName, leaveUrl, language } = letter
  const say = messages(language)
  const about = say('newsletter.already.about', { appName })
  const foot = footOf('already', letter)
  return {
    to,
    subject: say('newsletter.already.subject', { appName }),
    text: `${about}\n\n${foot.text}`,
    html: layOut({
      language,
      preview: say('newsletter.already.preview'),
      title: say('newsletter.already.title'),
      paragraphs: [escapeHtml(about)],
      footnote: foot.html,
    }),
    headers: leaveHeaders(leaveUrl),
  }
}
