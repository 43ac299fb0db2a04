import { FILE_HOURS, PRODUCT } from '@taplet/contract'
import { escapeHtml } from '../../platform/mail/escape-html.ts'
import { layOut } from '../../platform/mail/layout.ts'
import type { MailMessage } from '../../platform/mail/port.ts'
import { messages } from './messages/messages.ts'
import { languageOf } from './run-job.ts'
import type { LongJobRow } from './store.ts'

/** Returns the mail about a long job that has ended: its file waits, or why there is none. */
export function endMail(row: LongJobRow, to: string, publicUrl: string): MailMessage {
  const language = languageOf(row)
  const say = messages(language)
  const key = row.state === 'DONE' ? 'ready' : 'notReady'
  const about = say(`${key}.about`, { hours: FILE_HOURS, problem: row.problem })
  const paragraphs = row.warning === '' ? [about] : [about, row.warning]
  const url = `${publicUrl}/app/triggers`
  return {
    to,
    subject: say(`${key}.subject`),
    text: `${paragraphs.join('\n\n')}\n\n    ${url}\n`,
    html: layOut({
      language,
      preview: say(`${key}.preview`, { hours: FILE_HOURS }),
      title: say(`${key}.title`),
      paragraphs: paragraphs.map(escapeHtml),
      button: { label: say(`${key}.open`), url: escapeHtml(url) },
      footnote: say(`${key}.footnote`, { product: PRODUCT.name }),
    }),
  }
}
