import { PRODUCT } from '@taplet/contract'
import { deliveryAddress } from '@taplet/contract/schemas'
import { countryName, type Language } from '@taplet/messages'
import { escapeHtml } from '../../../platform/mail/escape-html.ts'
import { type Layout, layOut } from '../../../platform/mail/layout.ts'
import type { MailMessage } from '../../../platform/mail/port.ts'
import { messages, type SayPayments } from '../messages/messages.ts'
import { writeAmount } from '../amounts.ts'
import type { MailedOrder } from './store.ts'

interface Letter {
  to: string
  order: MailedOrder
  /** Address for replies; null when it is unknown. */
  replyTo: string | null
  language: Language
}

/** `2 × Harbour mug, blue` */
const whatOf = ({ title, variant_name: variant, quantity }: MailedOrder, say: SayPayments): string =>
  variant ? say('mail.itemVariant', { quantity, title, variant }) : say('mail.item', { quantity, title })

/** Address lines with the buyer's name above them; none for a pickup. */
function addressOf({ address, buyer_name: name }: MailedOrder, language: Language): string[] {
  const sentTo = deliveryAddress.safeParse(address).data
  if (!sentTo) return []
  const { line1, line2, postalCode, city, state, country } = sentTo
  return [name, line1, line2, `${postalCode} ${city}`, state, countryName(country, language)]
    .map((line) => line.trim())
    .filter(Boolean)
}

/** What all mails about an order say of it, in the language of the letter. */
function wordsOf({ order, language }: Letter) {
  const say = messages(language)
  return {
    say,
    what: whatOf(order, say),
    seller: order.seller || say('mail.theSeller'),
    orderNumber: order.order_number,
    address: addressOf(order, language),
    write: (amount: number) => writeAmount(amount, order.currency, language),
  }
}

function priceLines({ order, ...letter }: Letter): string[] {
  const { say, what, write } = wordsOf({ order, ...letter })
  const isOne = order.quantity === 1
  return [
    isOne ? what : say('mail.each', { what, price: write(order.unit_price) }),
    ...(order.delivery_price > 0 ? [say('mail.delivery', { price: write(order.delivery_price) })] : []),
    say('mail.total', { price: write(order.amount) }),
  ]
}

interface Written extends Pick<Layout, 'title' | 'footnote'> {
  subject: string
  preview: string
  /** The lines of each paragraph. */
  paragraphs: readonly (readonly string[])[]
  button?: { label: string; url: string }
}

function toMessage(
  { to, order, replyTo, language }: Letter,
  { subject, preview, title, paragraphs, button, footnote }: Written,
): MailMessage {
  const say = messages(language)
  const shownLines = [...paragraphs, order.is_test ? [say('mail.testMode')] : []].filter((lines) => lines.length > 0)
  const buttonText = button ? [[say('mail.labelled', button)]] : []
  return {
    to,
    subject,
    text: [...shownLines, ...buttonText, [footnote]]
      .map((lines) => lines.join('\n'))
      .join('\n\n')
      .concat('\n'),
    html: layOut({
      language,
      preview: escapeHtml(preview),
      title: escapeHtml(title),
      paragraphs: shownLines.map((lines) => lines.map(escapeHtml).join('<br>')),
      ...(button && { button: { label: button.label, url: escapeHtml(button.url) } }),
      footnote: escapeHtml(footnote),
    }),
    ...(replyTo && { headers: { 'Reply-To': replyTo } }),
  }
}

function footnoteOf(letter: Letter): string {
  const { say, seller } = wordsOf(letter)
  const sentFor = say('mail.sentFor', { product: PRODUCT.name, seller })
  return letter.replyTo ? `${say('mail.questions', { seller })} ${sentFor}` : sentFor
}

/** To the buyer, once it is paid. */
export function boughtMail(letter: Letter): MailMessage {
  const { say, what, seller, orderNumber, address } = wordsOf(letter)
  const how = address.length > 0 ? [say('bought.sentTo'), ...address] : [say('bought.pickup'), orderNumber]
  return toMessage(letter, {
    subject: say('bought.subject', { orderNumber, title: letter.order.title }),
    preview: say('bought.preview', { what, seller }),
    title: say('bought.title'),
    paragraphs: [[say('bought.body', { seller, orderNumber })], priceLines(letter), how],
    footnote: footnoteOf(letter),
  })
}

/** To the merchant: what, who, and where it goes. */
export function soldMail(letter: Letter & { orderUrl: string }): MailMessage {
  const { order, orderUrl, replyTo } = letter
  const { say, what, orderNumber, address, write } = wordsOf(letter)
  const buyer = [order.buyer_name, order.buyer_email].filter(Boolean).join(', ') || say('sold.noName')
  const footnote = say('sold.footnote', { product: PRODUCT.name })
  return toMessage(letter, {
    subject: say('sold.subject', { orderNumber, what }),
    preview: say('sold.preview', { amount: write(order.amount), buyer }),
    title: say('sold.title'),
    paragraphs: [
      priceLines(letter),
      order.is_oversold ? [say('sold.oversold')] : [],
      [say('sold.buyer', { buyer })],
      address.length > 0 ? [say('sold.sendTo'), ...address] : [say('sold.pickup')],
      order.note ? [say('sold.note', { note: order.note })] : [],
    ],
    button: { label: say('sold.open'), url: orderUrl },
    footnote: replyTo ? `${say('sold.answer')} ${footnote}` : footnote,
  })
}

/** To the buyer who paid when others had just paid for the last pieces. */
export function soldOutMail(letter: Letter & { isCharged: boolean }): MailMessage {
  const { say, what, seller, orderNumber, write } = wordsOf(letter)
  const amount = write(letter.order.amount)
  return toMessage(letter, {
    subject: say('soldOut.subject', { title: letter.order.title }),
    preview: say(letter.isCharged ? 'soldOut.previewBack' : 'soldOut.preview'),
    title: say('soldOut.title'),
    paragraphs: [
      [say('soldOut.body', { what, seller, orderNumber })],
      [say(letter.isCharged ? 'soldOut.givenBack' : 'soldOut.notCharged', { amount })],
    ],
    footnote: footnoteOf(letter),
  })
}

/** To the buyer of something that was sent. */
export function sentMail(letter: Letter): MailMessage {
  const { say, what, seller, orderNumber, address } = wordsOf(letter)
  return toMessage(letter, {
    subject: say('sent.subject', { orderNumber }),
    preview: say('sent.preview', { seller }),
    title: say('sent.title'),
    paragraphs: [[say('sent.body', { seller, orderNumber, what })], [say('sent.goesTo'), ...address]],
    footnote: footnoteOf(letter),
  })
}

/** To the buyer whose money was given back, all or some of it. */
export function refundMail(letter: Letter & { amount: number; reason: string }): MailMessage {
  const { say, what, seller, orderNumber, write } = wordsOf(letter)
  const { reason } = letter
  const amount = write(letter.amount)
  return toMessage(letter, {
    subject: say('refunded.subject', { amount, orderNumber }),
    preview: say('refunded.preview', { seller }),
    title: say('refunded.title'),
    paragraphs: [
      [say('refunded.body', { seller, amount, orderNumber, what })],
      reason ? [say('mail.quoted', { text: reason })] : [],
      [say('refunded.toCard')],
    ],
    footnote: footnoteOf(letter),
  })
}
