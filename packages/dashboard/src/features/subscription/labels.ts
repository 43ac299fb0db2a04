import { findPlan, FREE_PLAN_ID, type PlanPeriod, tierOf } from '@taplet/contract'
import { formatDate } from '@taplet/messages'
import { digitsOf } from '../../entities/product/typed-price.ts'
import { ownZone } from '../../lib/device/device-zone.ts'
import { language } from '../../lib/text.ts'
import type { Text } from '../../text/text-key.ts'

/** Formats an amount given in the smallest unit. */
export const money = (amount: number, currency: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount / 10 ** digitsOf(currency))

/** `12 December`, with the year when it is another one. */
export function dayOf(at: string, now = new Date()): string {
  const date = new Date(at)
  const isOther = date.getFullYear() !== now.getFullYear()
  const year = isOther && ({ year: 'numeric' } as const)
  return formatDate(date, { day: 'numeric', month: 'long', timeZone: ownZone(), ...year }, language)
}

export function planName(planId: string, t: Text): string {
  const plan = planId === FREE_PLAN_ID ? undefined : findPlan(planId)
  return t(`subscription:plans.${plan ? tierOf(plan.accessLevel) : 'FREE'}`)
}

export const pricePer = (amount: number, currency: string, period: PlanPeriod, t: Text): string =>
  t(period === 'yearly' ? 'subscription:aYear' : 'subscription:aMonth', { price: money(amount, currency) })
