import { PRODUCT } from '@taplet/contract'
import { deliveryAddress } from '@taplet/contract/schemas'
import { escapeHtml } from '../../../platform/mail/escape-html.ts'
import { type Layout, layOut } from '../../../platform/mail/layout.ts'
import type { MailMessage } from '../../../platform/mail/port.ts'
import { writeAmount } from '../amounts.ts'
import type { MailedOrder } from './store.ts'

interface Letter {
  to: string
  order: MailedOrder
  /** Where answers go; nowhere when it is unknown. */
  replyTo: string | null
}

const regions = new Intl.DisplayNames('en', { type: 'region' })
const REHEARSAL = 'This is a rehearsal: no real money moved.'

const whatOf = ({ title, variant_name: variant, quantity }: MailedOrder): string =>
  `${quantity} × ${variant ? `${title}, ${variant}` : title}`

const sellerOf = ({ seller }: MailedOrder): string => seller || 'The seller'

/** Address lines with the buyer's name above them; none for what is handed over. */
function addressOf({ address, buyer_name: name }: MailedOrder): string[] {
  const sentTo = deliveryAddress.safeParse(address).data
  if (!sentTo) return []
  const { line1, line2, postalCode, city, state, country } = sentTo
  return [name, line1, line2, `${postalCode} ${city}`, state, regions.of(country) ?? country]
    .map((line) => line.trim())
    .filter(Boolean)
}

function priceLines(order: MailedOrder): string[] {
  const write = (amount: number) => writeAmount(amount, order.currency)
  const each = order.quantity > 1 ? ` (${write(order.unit_price)} each)` : ''
  const delivery = order.delivery_price > 0 ? [`Delivery: ${write(order.delivery_price)}`] : []
  return [`${whatOf(order)}${each}`, ...delivery, `Total: ${write(order.amount)}`]
}

interface Written extends Pick<Layout, 'title' | 'footnote'> {
  subject: string
  preview: string
  /** Lines of one paragraph belong together. */
  paragraphs: readonly (readonly string[])[]
  button?: { label: string; url: string }
}

function toMessage(
  { to, order, replyTo }: Letter,
  { subject, preview, title, paragraphs, button, footnote }: Written,
): MailMessage {
  const told = [...paragraphs, order.is_test ? [REHEARSAL] : []].filter((lines) => lines.length > 0)
  const buttonText = button ? [[`${button.label}: ${button.url}`]] : []
  return {
    to,
    subject,
    text: [...told, ...buttonText, [footnote]]
      .map((lines) => lines.join('\n'))
      .join('\n\n')
      .concat('\n'),
    html: layOut({
      preview: escapeHtml(preview),
      title: escapeHtml(title),
      paragraphs: told.map((lines) => lines.map(escapeHtml).join('<br>')),
      ...(button && { button: { label: button.label, url: escapeHtml(button.url) } }),
      footnote: escapeHtml(footnote),
    }),
    ...(replyTo && { headers: { 'Reply-To': replyTo } }),
  }
}

const footnoteOf = ({ replyTo, order }: Letter): string =>
  `${replyTo ? `Questions? Answer this mail: it goes to ${sellerOf(order)}. ` : ''}Sent by ${PRODUCT.name} for ${sellerOf(order)}.`

/** To the buyer, once it is paid. */
export function boughtMail(letter: Letter): MailMessage {
  const { order } = letter
  const address = addressOf(order)
  const how =
    address.length > 0
      ? ['It is sent to:', ...address]
      : ['It is handed over to you. Show this number:', order.order_number]
  return toMessage(letter, {
    subject: `Your order ${order.order_number}: ${order.title}`,
    preview: `${whatOf(order)} from ${sellerOf(order)}`,
    title: 'Thank you for your order',
    paragraphs: [[`${sellerOf(order)} has your order ${order.order_number}. It is paid.`], priceLines(order), how],
    footnote: footnoteOf(letter),
  })
}

/** To the merchant: what, who, and where it goes. */
export function soldMail(letter: Letter & { orderUrl: string }): MailMessage {
  const { order, orderUrl } = letter
  const address = addressOf(order)
  const buyer = [order.buyer_name, order.buyer_email].filter(Boolean).join(', ') || 'Somebody who left no name'
  const short = 'The last piece had just gone when this was paid: send it all the same, or give the money back.'
  return toMessage(letter, {
    subject: `New order ${order.order_number}: ${whatOf(order)}`,
    preview: `${writeAmount(order.amount, order.currency)} from ${buyer}`,
    title: 'You have sold something',
    paragraphs: [
      priceLines(order),
      order.is_oversold ? [short] : [],
      [`Buyer: ${buyer}`],
      address.length > 0 ? ['Send it to:', ...address] : ['To be handed over.'],
      order.note ? [`Note: “${order.note}”`] : [],
    ],
    button: { label: 'Open the order', url: orderUrl },
    footnote: `${letter.replyTo ? 'An answer to this mail goes to the buyer. ' : ''}Sent by ${PRODUCT.name}, because you sell on your slides.`,
  })
}

/** To the buyer of something that was sent. */
export function sentMail(letter: Letter): MailMessage {
  const { order } = letter
  return toMessage(letter, {
    subject: `Your order ${order.order_number} is on its way`,
    preview: `${sellerOf(order)} has sent it.`,
    title: 'It is on its way',
    paragraphs: [
      [`${sellerOf(order)} has sent your order ${order.order_number}: ${whatOf(order)}.`],
      ['It goes to:', ...addressOf(order)],
    ],
    footnote: footnoteOf(letter),
  })
}

/** To the buyer whose money was given back, all or some of it. */
export function refundMail(letter: Letter & { amount: number; reason: string }): MailMessage {
  const { order, amount, reason } = letter
  const given = writeAmount(amount, order.currency)
  return toMessage(letter, {
    subject: `${given} back for your order ${order.order_number}`,
    preview: `${sellerOf(order)} has given you money back.`,
    title: 'Money is on its way back to you',
    paragraphs: [
      [`${sellerOf(order)} has given ${given} back for your order ${order.order_number}: ${whatOf(order)}.`],
      reason ? [`“${reason}”`] : [],
      ['It comes to the card that you paid with, usually within five to ten days.'],
    ],
    footnote: footnoteOf(letter),
  })
}
