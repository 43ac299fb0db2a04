import { linkPath, PRODUCT } from '@taplet/contract'
import type { Language } from '@taplet/messages'
import { escapeHtml } from '../../../platform/mail/escape-html.ts'
import { layOut } from '../../../platform/mail/layout.ts'
import type { MailMessage } from '../../../platform/mail/port.ts'
import { messages } from '../messages/messages.ts'

interface DeadLink {
  to: string
  name: string
  tagId: string
  url: string
  /** The finding, as a sentence. */
  detail: string
  publicUrl: string
  language: Language
}

/** Returns the mail about a link in use whose destination is dead. */
export function deadLinkMail({ to, name, tagId, url, detail, publicUrl, language }: DeadLink): MailMessage {
  const say = messages(language)
  const about = say('deadLink.about', { name, detail })
  const code = say('deadLink.code', { url: publicUrl + linkPath(tagId) })
  const destination = say('deadLink.destination', { url })
  const what = say('deadLink.what')
  const linksUrl = `${publicUrl}/app/triggers`
  return {
    to,
    subject: say('deadLink.subject', { name: name.replaceAll(/\s+/g, ' ') }),
    text: `${about}\n\n${code}\n${destination}\n\n${what}\n\n    ${linksUrl}\n`,
    html: layOut({
      language,
      preview: say('deadLink.preview'),
      title: say('deadLink.title'),
      paragraphs: [about, code, destination, what].map(escapeHtml),
      button: { label: say('deadLink.openLinks'), url: escapeHtml(linksUrl) },
      footnote: say('deadLink.footnote', { product: PRODUCT.name }),
    }),
  }
}
