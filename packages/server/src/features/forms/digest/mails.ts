import { PRODUCT } from '@taplet/contract'
import { formatNumber, type Language } from '@taplet/messages'
import { escapeHtml } from '../../../platform/mail/escape-html.ts'
import { layOut } from '../../../platform/mail/layout.ts'
import type { MailMessage } from '../../../platform/mail/port.ts'
import { messages, type SayForms } from '../messages/messages.ts'
import type { FormNews } from './store.ts'

/** What a digest tells of. */
export interface News extends FormNews {
  orders: number
}

export interface Quote {
  stars: number
  review_text: string
  visitor_name: string
  app_name: string
}

const QUOTE_LENGTH = 200
const AVERAGE_DIGITS = 1

/** Returns the new entries as phrases of one sentence. */
function phrasesOf({ orders, reviews, average, subscribers, left }: News, language: Language): string[] {
  const say = messages(language)
  return [
    ...(orders > 0 ? [say('digest.orders', { count: orders })] : []),
    ...(reviews > 0
      ? [say('digest.reviews', { count: reviews, average: formatNumber(average, language, AVERAGE_DIGITS) })]
      : []),
    ...(subscribers > 0 ? [say('digest.subscribers', { count: subscribers })] : []),
    ...(left > 0 ? [say('digest.left', { count: left })] : []),
  ]
}

export const hasNews = ({ orders, reviews, subscribers, left }: News): boolean =>
  orders + reviews + subscribers + left > 0

const join = (phrases: readonly string[], say: SayForms): string =>
  phrases.length < 2
    ? phrases.join('')
    : say('digest.list', { before: phrases.slice(0, -1).join(', '), last: phrases.at(-1) ?? '' })

/** Returns a review in one line: what strangers wrote, truncated. */
function quoteLine({ stars, review_text: text, visitor_name: name, app_name: app }: Quote): string {
  const characters = Array.from(text.replaceAll(/\s+/g, ' '))
  const words =
    characters.length > QUOTE_LENGTH ? `${characters.slice(0, QUOTE_LENGTH).join('')}…` : characters.join('')
  return `${'★'.repeat(stars)}${'☆'.repeat(5 - stars)} ${words ? `“${words}” ` : ''}${name ? `– ${name}, ` : '– '}${app}`
}

interface Digest {
  to: string
  news: News
  quotes: readonly Quote[]
  inboxUrl: string
  language: Language
}

/** Returns the mail about entries since the last digest. */
export function digestMail({ to, news, quotes, inboxUrl, language }: Digest): MailMessage {
  const say = messages(language)
  const phrases = join(phrasesOf(news, language), say)
  const about = say('digest.about', { news: phrases })
  const waiting = news.waiting > 0 ? say('digest.waiting', { count: news.waiting }) : ''
  const lines = quotes.map(quoteLine)
  const openInbox = say('digest.openInbox')
  const footnote = say('digest.footnote', { product: PRODUCT.name })
  return {
    to,
    subject: say('digest.subject', { news: phrases }),
    text: [about, waiting, ...lines, say('mail.labelled', { label: openInbox, url: inboxUrl }), footnote]
      .filter(Boolean)
      .join('\n\n')
      .concat('\n'),
    html: layOut({
      language,
      preview: escapeHtml(waiting || say('digest.preview')),
      title: say('digest.title'),
      paragraphs: [about, waiting, ...lines].filter(Boolean).map(escapeHtml),
      button: { label: openInbox, url: escapeHtml(inboxUrl) },
      footnote,
    }),
  }
}

interface GivenUp {
  to: string
  url: string
  reason: string
  inboxUrl: string
  language: Language
}

/** Returns the mail about a webhook that was switched off. */
export function givenUpMail({ to, url, reason, inboxUrl, language }: GivenUp): MailMessage {
  const say = messages(language)
  const about = say('webhookOff.about')
  const where = say('webhookOff.address', { url })
  const last = say('webhookOff.last', { reason })
  const what = say('webhookOff.what')
  const title = say('webhookOff.title')
  return {
    to,
    subject: title,
    text: `${about}\n\n${where}\n${last}\n\n${what}\n\n    ${inboxUrl}\n`,
    html: layOut({
      language,
      preview: say('webhookOff.preview'),
      title,
      paragraphs: [about, where, last, what].map(escapeHtml),
      button: { label: say('digest.openInbox'), url: escapeHtml(inboxUrl) },
      footnote: say('webhookOff.footnote', { product: PRODUCT.name }),
    }),
  }
}
