import { PRODUCT, UNDO_HOURS } from '@taplet/contract'
import type { Language } from '@taplet/messages'
import { escapeHtml } from '../../../platform/mail/escape-html.ts'
import { layOut } from '../../../platform/mail/layout.ts'
import type { MailMessage } from '../../../platform/mail/port.ts'
import { messages } from './messages/messages.ts'
import type { NoticeKind } from './notice-kind.ts'

interface Letter {
  kind: NoticeKind
  detail?: string | undefined
  /** Of the link that takes the change back. */
  token?: string | undefined
  publicUrl: string
  language: Language
}

const product = PRODUCT.name

function wordsOf({ kind, detail = '', token, publicUrl, language }: Letter) {
  const say = messages(language)
  const securityUrl = `${publicUrl}/app/account#security`
  const undoUrl = token && `${publicUrl}/auth/undo#${token}`
  return {
    subject: say(`${kind}.subject`, { product }),
    title: say(`${kind}.title`),
    about: say(`${kind}.about`, { detail }),
    notYou: undoUrl ? say('notYouUndo', { hours: UNDO_HOURS }) : say('notYou', { url: securityUrl }),
    button: undoUrl ? { label: say('undo'), url: undoUrl } : { label: say('action'), url: securityUrl },
    footnote: say('footnote', { product }),
  }
}

export function noticeMail(letter: Letter): Omit<MailMessage, 'to'> {
  const { subject, title, about, notYou, button, footnote } = wordsOf(letter)
  return {
    subject,
    text: `${title} ${about}\n\n${notYou}\n\n${button.label}: ${button.url}\n\n${footnote}\n`,
    html: layOut({
      language: letter.language,
      preview: escapeHtml(about),
      title: escapeHtml(title),
      paragraphs: [about, notYou].map(escapeHtml),
      button: { label: escapeHtml(button.label), url: escapeHtml(button.url) },
      footnote: escapeHtml(footnote),
    }),
  }
}

/** The same in one text message. */
export function noticeText(letter: Letter): string {
  const { title, button } = wordsOf(letter)
  return messages(letter.language)('sms', { product, title, more: `${button.label}: ${button.url}` })
}
