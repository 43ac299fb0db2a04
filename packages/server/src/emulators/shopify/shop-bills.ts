import { DAY_MS } from '@taplet/base/time'
import { randomInt } from 'node:crypto'

interface Money {
  amount: string
  currencyCode: string
}
export interface CreateArguments {
  name: string
  lineItems: { plan: { appRecurringPricingDetails?: { interval: 'ANNUAL' | 'EVERY_30_DAYS'; price: Money } } }[]
  returnUrl: string
  trialDays?: number | null
  test?: boolean | null
}
interface AppSubscription {
  createdAt: string
  currentPeriodEnd: string | null
  id: string
  lineItems: { id: string; plan: { pricingDetails: { __typename: string; interval: string; price: Money } } }[]
  name: string
  returnUrl: string
  status: 'ACTIVE' | 'CANCELLED' | 'DECLINED' | 'FROZEN' | 'PENDING'
  test: boolean
  trialDays: number
}

/** The bills of all shops, in memory: they end with the process. `now` is in milliseconds. */
export function createShopBills(now: () => number) {
  const shops = new Map<string, AppSubscription[]>()
  const of = (shop: string): AppSubscription[] => {
    const found = shops.get(shop) ?? []
    shops.set(shop, found)
    return found
  }
  const refuse = (message: string) => ({
    appSubscription: null,
    confirmationUrl: null,
    userErrors: [{ field: null, message }],
  })

  return {
    active: (shop: string) => of(shop).filter(({ status }) => status === 'ACTIVE' || status === 'FROZEN'),
    create(shop: string, wish: CreateArguments, pageOf: (number: string) => string) {
      const details = wish.lineItems[0]?.plan.appRecurringPricingDetails
      if (!details || Number(details.price.amount) <= 0) return refuse('Recurring price must be greater than 0')
      if (wish.name.trim() === '') return refuse('Name can’t be blank')
      const number = `${randomInt(1e9, 9e9)}`
      const subscription: AppSubscription = {
        createdAt: new Date(now()).toISOString(),
        currentPeriodEnd: null,
        id: `gid://shopify/AppSubscription/${number}`,
        lineItems: [
          {
            id: `gid://shopify/AppSubscriptionLineItem/${number}?v=1&index=0`,
            plan: { pricingDetails: { __typename: 'AppRecurringPricing', ...details } },
          },
        ],
        name: wish.name,
        returnUrl: wish.returnUrl,
        status: 'PENDING',
        test: wish.test ?? false,
        trialDays: wish.trialDays ?? 0,
      }
      of(shop).push(subscription)
      return { appSubscription: subscription, confirmationUrl: pageOf(number), userErrors: [] }
    },
    cancel(shop: string, id: string) {
      const found = of(shop).find((one) => one.id === id)
      if (found?.status !== 'ACTIVE' && found?.status !== 'PENDING')
        return refuse('The app subscription cannot be cancelled')
      found.status = 'CANCELLED'
      return { appSubscription: found, userErrors: [] }
    },
    find: (shop: string, number: string) => of(shop).find(({ id }) => id.endsWith(`/${number}`)),
    /** The merchant answers. A confirmed one takes the place of the one before. */
    answer(shop: string, found: AppSubscription, agrees: boolean): void {
      if (found.status !== 'PENDING') return
      found.status = agrees ? 'ACTIVE' : 'DECLINED'
      if (!agrees) return
      const days = found.lineItems[0]?.plan.pricingDetails.interval === 'ANNUAL' ? 365 : 30
      found.currentPeriodEnd = new Date(now() + (found.trialDays + days) * DAY_MS).toISOString()
      for (const other of of(shop)) if (other !== found && other.status === 'ACTIVE') other.status = 'CANCELLED'
    },
  }
}
