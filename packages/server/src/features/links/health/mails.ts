import { linkPath, PRODUCT } from '@taplet/contract'
import { escapeHtml } from '../../../platform/mail/escape-html.ts'
import { layOut } from '../../../platform/mail/layout.ts'
import type { MailMessage } from '../../../platform/mail/port.ts'

interface DeadLink {
  to: string
  name: string
  tagId: string
  url: string
  /** What was found, as a sentence. */
  detail: string
  publicUrl: string
}

/** A link that visitors use leads nowhere any more. */
export function deadLinkMail({ to, name, tagId, url, detail, publicUrl }: DeadLink): MailMessage {
  const about = `Your link “${name}” is being scanned, but it leads nowhere any more: ${detail}`
  const code = `The code: ${publicUrl}${linkPath(tagId)}`
  const destination = `It leads to: ${url}`
  const what = 'Point it somewhere else, and every code that you have printed works again at once.'
  const linksUrl = `${publicUrl}/app/triggers`
  return {
    to,
    subject: `Your link “${name.replaceAll(/\s+/g, ' ')}” leads nowhere`,
    text: `${about}\n\n${code}\n${destination}\n\n${what}\n\n    ${linksUrl}\n`,
    html: layOut({
      preview: 'Point it somewhere else, and printed codes work again.',
      title: 'A link of yours leads nowhere',
      paragraphs: [about, code, destination, what].map(escapeHtml),
      button: { label: 'Open your links', url: escapeHtml(linksUrl) },
      footnote: `Sent by ${PRODUCT.name}, because this link is yours. You hear of it again only if it breaks once more.`,
    }),
  }
}
