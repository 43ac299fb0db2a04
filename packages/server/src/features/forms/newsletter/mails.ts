import { CONFIRM_DAYS, PRODUCT } from '@taplet/contract'
import { escapeHtml } from '../../../platform/mail/escape-html.ts'
import { layOut } from '../../../platform/mail/layout.ts'
import type { MailMessage } from '../../../platform/mail/port.ts'

interface Letter {
  to: string
  /** The app that the form stands in. */
  appName: string
  consentText: string
  /** Whole addresses. */
  leaveUrl: string
  forgetUrl: string
}

/** RFC 8058: mail programs show a button of their own, and one POST to the address is enough. */
const leaveHeaders = (leaveUrl: string): Record<string, string> => ({
  'List-Unsubscribe': `<${leaveUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const link = (url: string, words: string): string => `<a href="${escapeHtml(url)}">${words}</a>`

/** Asks whether the sign-up was meant. Until the button is pressed nobody is on any list. */
export function confirmMail(letter: Letter & { confirmUrl: string }): MailMessage {
  const { to, appName, consentText, confirmUrl, leaveUrl, forgetUrl } = letter
  const about = `Somebody, probably you, asked for e-mails from “${appName}”. Press the button and you are on the list. It works for ${CONFIRM_DAYS} days.`
  const agreed = `You agreed to this: “${consentText}”`
  const notYou = 'If this was not you, there is nothing to do: without the button you are on no list.'
  return {
    to,
    subject: `Confirm your sign-up to ${appName}`,
    text: `${about}\n\n    ${confirmUrl}\n\n${agreed}\n\n${notYou}\nHear no more of this: ${leaveUrl}\nDelete what is stored about you: ${forgetUrl}\n\nSent by ${PRODUCT.name} for “${appName}”.\n`,
    html: layOut({
      preview: 'One press and you are on the list.',
      title: 'Is this right?',
      paragraphs: [about, agreed].map(escapeHtml),
      button: { label: 'Yes, sign me up', url: escapeHtml(confirmUrl) },
      footnote: `${notYou} You can also ${link(leaveUrl, 'hear no more of this')} or ${link(forgetUrl, 'delete what is stored about you')}. Sent by ${PRODUCT.name} for “${escapeHtml(appName)}”.`,
    }),
    headers: leaveHeaders(leaveUrl),
  }
}

/** To somebody who signed up again: the form said the same as to everybody, so the mail tells. */
export function alreadyMail({ to, appName, leaveUrl, forgetUrl }: Letter): MailMessage {
  const about = `Somebody, probably you, asked for e-mails from “${appName}” again. You are on the list already, so there is nothing to do.`
  return {
    to,
    subject: `You are on the list of ${appName}`,
    text: `${about}\n\nLeave the list: ${leaveUrl}\nDelete what is stored about you: ${forgetUrl}\n\nSent by ${PRODUCT.name} for “${appName}”.\n`,
    html: layOut({
      preview: 'There is nothing to do.',
      title: 'You are on the list',
      paragraphs: [escapeHtml(about)],
      footnote: `You can ${link(leaveUrl, 'leave the list')} or ${link(forgetUrl, 'delete what is stored about you')} at any time. Sent by ${PRODUCT.name} for “${escapeHtml(appName)}”.`,
    }),
    headers: leaveHeaders(leaveUrl),
  }
}
