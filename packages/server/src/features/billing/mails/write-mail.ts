import { findPlan, PRODUCT } from '@taplet/contract'
import type { Language } from '@taplet/messages'
import { escapeHtml } from '../../../platform/mail/escape-html.ts'
import { layOut } from '../../../platform/mail/layout.ts'
import type { MailMessage } from '../../../platform/mail/port.ts'
import { messages, type SayBilling } from '../messages/messages.ts'
import { graceEnd } from '../rules.ts'
import type { SubscriptionRow } from '../store/subscriptions.ts'
import type { BillingMail } from './billing-mail.ts'

interface Letter {
  to: string
  kind: BillingMail['kind']
  row: SubscriptionRow
  timeZone: string
  publicUrl: string
  language: Language
}

interface Written {
  subject: string
  title: string
  paragraphs: readonly string[]
  button: string
}

const SECTION = '/app/account#subscription'

export const planName = (planId: string, say: SayBilling): string => {
  const plan = findPlan(planId)
  return plan ? say(`plans.${plan.tier}`) : planId
}

export function priceText({ amount, currency, plan_id: planId }: SubscriptionRow, language: Language): string {
  const say = messages(language)
  const format = new Intl.NumberFormat(language, { style: 'currency', currency })
  const price = format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
  return say(findPlan(planId)?.period === 'yearly' ? 'aYear' : 'aMonth', { price })
}

const dayText = (at: Date | null, { language, timeZone }: Pick<Letter, 'language' | 'timeZone'>): string =>
  at ? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(at) : ''

function write(letter: Letter): Written {
  const { kind, row, language } = letter
  const say = messages(language)
  const plan = planName(row.plan_id, say)
  const price = priceText(row, language)
  const values = { plan, price, product: PRODUCT.name }
  if (kind === 'TRIAL_ENDS') {
    const day = dayText(row.trial_end ?? row.period_end, letter)
    return {
      subject: say('trialEnds.subject', { plan, day }),
      title: say('trialEnds.title'),
      paragraphs: [say('trialEnds.body', { plan, price, day }), say('trialEnds.stop')],
      button: say('trialEnds.button'),
    }
  }
  if (kind === 'PAYMENT_FAILED') {
    const day = dayText(graceEnd(row), letter)
    return {
      subject: say('failed.subject', values),
      title: say('failed.title'),
      paragraphs: [say('failed.body', { plan, price }), say('failed.grace', { plan, day }), say('failed.codes')],
      button: say('failed.button'),
    }
  }
  if (kind !== 'ENDED')
    return {
      subject: say(`states.${kind}.subject`, values),
      title: say(`states.${kind}.title`, values),
      paragraphs: [say(`states.${kind}.body`, values), say('states.stays')],
      button: say(`states.${kind}.button`),
    }
  return {
    subject: say('ended.subject', values),
    title: say('ended.title', values),
    paragraphs: [say('ended.body', { plan }), say('ended.stays')],
    button: say('ended.button'),
  }
}

/** To the owner of the account. */
export function writeMail(letter: Letter): MailMessage {
  const { to, publicUrl, language } = letter
  const say = messages(language)
  const { subject, title, paragraphs, button } = write(letter)
  const url = `${publicUrl}${SECTION}`
  const footnote = say('footnote', { product: PRODUCT.name })
  return {
    to,
    subject,
    text: [...paragraphs, `${button}: ${url}`, footnote].join('\n\n').concat('\n'),
    html: layOut({
      language,
      preview: escapeHtml(paragraphs[0] ?? ''),
      title: escapeHtml(title),
      paragraphs: paragraphs.map(escapeHtml),
      button: { label: escapeHtml(button), url: escapeHtml(url) },
      footnote: escapeHtml(footnote),
    }),
  }
}
