import { PRODUCT } from '@taplet/contract'
import { escapeHtml } from '../../../platform/mail/escape-html.ts'
import { layOut } from '../../../platform/mail/layout.ts'
import type { MailMessage } from '../../../platform/mail/port.ts'
import type { News } from './store.ts'

export interface Quote {
  stars: number
  review_text: string
  visitor_name: string
  app_name: string
}

const QUOTE_LENGTH = 200

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`

/** What happened, as phrases of one sentence. */
function phrasesOf({ reviews, average, subscribers, left }: News): string[] {
  return [
    reviews > 0 ? `${count(reviews, 'new review', 'new reviews')} (${average.toFixed(1)} stars on average)` : '',
    subscribers > 0 ? count(subscribers, 'new subscriber', 'new subscribers') : '',
    left > 0 ? `${count(left, 'person', 'people')} who left your list` : '',
  ].filter(Boolean)
}

export const hasNews = (news: News): boolean => phrasesOf(news).length > 0

const join = (phrases: readonly string[]): string =>
  phrases.length < 2 ? phrases.join('') : `${phrases.slice(0, -1).join(', ')} and ${phrases.at(-1)}`

/** A review in one line: what strangers wrote, shortened. */
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
}

/** What visitors left since the last one. */
export function digestMail({ to, news, quotes, inboxUrl }: Digest): MailMessage {
  const phrases = join(phrasesOf(news))
  const waiting = news.waiting > 0 ? `${count(news.waiting, 'review waits', 'reviews wait')} for your decision.` : ''
  const lines = quotes.map(quoteLine)
  const footnote = `You get this mail because you asked ${PRODUCT.name} for it. The inbox has a switch that ends it.`
  return {
    to,
    subject: `Your inbox: ${phrases}`,
    text: [`Your visitors left you ${phrases}.`, waiting, ...lines, `Open your inbox: ${inboxUrl}`, footnote]
      .filter(Boolean)
      .join('\n\n')
      .concat('\n'),
    html: layOut({
      preview: escapeHtml(waiting || 'See what they said.'),
      title: 'News from your visitors',
      paragraphs: [`Your visitors left you ${phrases}.`, waiting, ...lines].filter(Boolean).map(escapeHtml),
      button: { label: 'Open your inbox', url: escapeHtml(inboxUrl) },
      footnote,
    }),
  }
}

/** The webhook was switched off. */
export function givenUpMail({
  to,
  url,
  reason,
  inboxUrl,
}: {
  to: string
  url: string
  reason: string
  inboxUrl: string
}): MailMessage {
  const about = `Your webhook could not be reached again and again, so nothing more is sent to it. What your visitors left is safe in your inbox.`
  const where = `Address: ${url}`
  const last = `The last answer: ${reason}`
  const what = 'When the address works again, switch the webhook on in the settings of your inbox.'
  return {
    to,
    subject: 'Your webhook was switched off',
    text: `${about}\n\n${where}\n${last}\n\n${what}\n\n    ${inboxUrl}\n`,
    html: layOut({
      preview: 'Your inbox has everything.',
      title: 'Your webhook was switched off',
      paragraphs: [about, where, last, what].map(escapeHtml),
      button: { label: 'Open your inbox', url: escapeHtml(inboxUrl) },
      footnote: `Sent by ${PRODUCT.name}, because this webhook is yours.`,
    }),
  }
}
