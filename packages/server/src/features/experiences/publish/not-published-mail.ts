import { PRODUCT } from '@taplet/contract'
import { formatDate, type Language } from '@taplet/messages'
import { layOut } from '../../../platform/mail/layout.ts'
import type { MailMessage } from '../../../platform/mail/port.ts'
import { messages } from '../messages/messages.ts'

interface NotPublished {
  email: string
  language: Language
  timeZone: string
  publicUrl: string
  experienceId: string
  name: string
  publishAt: string
  /** Why, for a person; empty when somebody saved it meanwhile. */
  reason: string
}

/** Tells the owner that an app was not published at its time, and that the drafts are still there. */
export function notPublishedMail(about: NotPublished): MailMessage {
  const { email, language, timeZone, publicUrl, experienceId, name, publishAt, reason } = about
  const say = messages(language)
  const time = formatDate(Date.parse(publishAt), { dateStyle: 'long', timeStyle: 'short', timeZone }, language)
  const why = reason || say('notPublished.savedMeanwhile')
  const url = `${publicUrl}/app/experiences/${experienceId}`
  const paragraphs = [say('notPublished.about', { name, time }), why, say('notPublished.draftsStay')]
  return {
    to: email,
    subject: say('notPublished.subject', { name }),
    text: `${paragraphs.join('\n\n')}\n\n${url}\n`,
    html: layOut({
      language,
      preview: why,
      title: say('notPublished.title', { name }),
      paragraphs,
      button: { label: say('notPublished.review'), url },
      footnote: say('notPublished.why', { product: PRODUCT.name }),
    }),
  }
}
