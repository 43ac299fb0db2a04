/** The part of Shopify's Admin API (2026-10) that billing uses; names and nullability are Shopify's. */
export const SCHEMA = /* GraphQL */ `
  scalar CurrencyCode
  scalar DateTime
  scalar Decimal
  scalar URL

  enum AppPricingInterval {
    ANNUAL
    EVERY_30_DAYS
  }
  enum AppSubscriptionReplacementBehavior {
    APPLY_IMMEDIATELY
    APPLY_ON_NEXT_BILLING_CYCLE
    STANDARD
  }
  enum AppSubscriptionStatus {
    ACTIVE
    CANCELLED
    DECLINED
    EXPIRED
    FROZEN
    PENDING
  }

  input MoneyInput {
    amount: Decimal!
    currencyCode: CurrencyCode!
  }
  input AppRecurringPricingInput {
    interval: AppPricingInterval = EVERY_30_DAYS
    price: MoneyInput!
  }
  input AppPlanInput {
    appRecurringPricingDetails: AppRecurringPricingInput
  }
  input AppSubscriptionLineItemInput {
    plan: AppPlanInput!
  }

  type MoneyV2 {
    amount: Decimal!
    currencyCode: CurrencyCode!
  }
  type AppRecurringPricing {
    interval: AppPricingInterval!
    price: MoneyV2!
  }
  type AppUsagePricing {
    terms: String!
  }
  union AppPricingDetails = AppRecurringPricing | AppUsagePricing
  type AppPlanV2 {
    pricingDetails: AppPricingDetails!
  }
  type AppSubscriptionLineItem {
    id: ID!
    plan: AppPlanV2!
  }
  type AppSubscription {
    createdAt: DateTime!
    currentPeriodEnd: DateTime
    id: ID!
    lineItems: [AppSubscriptionLineItem!]!
    name: String!
    returnUrl: URL!
    status: AppSubscriptionStatus!
    test: Boolean!
    trialDays: Int!
  }
  type UserError {
    field: [String!]
    message: String!
  }
  type AppSubscriptionCreatePayload {
    appSubscription: AppSubscription
    confirmationUrl: URL
    userErrors: [UserError!]!
  }
  type AppSubscriptionCancelPayload {
    appSubscription: AppSubscription
    userErrors: [UserError!]!
  }
  type AppInstallation {
    activeSubscriptions: [AppSubscription!]!
  }

  type Query {
    currentAppInstallation: AppInstallation!
  }
  type Mutation {
    appSubscriptionCreate(
      name: String!
      lineItems: [AppSubscriptionLineItemInput!]!
      returnUrl: URL!
      trialDays: Int
      test: Boolean
      replacementBehavior: AppSubscriptionReplacementBehavior = STANDARD
    ): AppSubscriptionCreatePayload
    appSubscriptionCancel(id: ID!, prorate: Boolean = false): AppSubscriptionCancelPayload
  }
`
