import type { PlanPeriod } from '@taplet/contract'

/** A shop that an account is connected to. */
export interface ShopifyShop {
  /** Such as `ofelia.myshopify.com`. */
  domain: string
  accessToken: string
}

export interface ShopifyWish {
  /** Shown to the merchant; what is bought is known by it again. */
  name: string
  /** In minor units, of one period. */
  amount: number
  currency: string
  period: PlanPeriod
  trialDays: number
  /** Where the merchant comes back to. */
  returnUrl: string
}

export interface ShopifySubscription {
  id: string
  name: string
  /** Its shop does not pay Shopify. */
  isFrozen: boolean
  isTest: boolean
  createdAt: Date
  trialEnd: Date | null
  periodEnd: Date | null
  amount: number
  currency: string
}

/** Bills a plan through the shop's bill at Shopify. */
export interface ShopifyBilling {
  /** Asks for a subscription; it runs once the merchant confirms it on Shopify's page. A running one is replaced then. */
  create(shop: ShopifyShop, wish: ShopifyWish): Promise<{ subscriptionId: string; confirmationUrl: string }>
  /** Ends it at once. Resolves when it had ended before. */
  cancel(shop: ShopifyShop, subscriptionId: string): Promise<void>
  /** Returns those that the merchant confirmed and that have not ended. */
  running(shop: ShopifyShop): Promise<ShopifySubscription[]>
}
