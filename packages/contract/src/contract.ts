import { accountCalls } from './account/account.ts'
import { analyticsCalls } from './visits/analytics.ts'
import { appClipCalls } from './experiences/app-clips.ts'
import { billingCalls } from './account/billing.ts'
import { experienceCalls } from './experiences/experiences.ts'
import { exploreCalls } from './experiences/explore.ts'
import { formCalls } from './forms/forms.ts'
import { historyCalls } from './visits/history.ts'
import { identityCalls } from './account/identity.ts'
import { instanceCalls } from './account/instance.ts'
import { linkCalls } from './links/links.ts'
import { mediaCalls } from './media/media.ts'
import { notificationCalls } from './account/notifications.ts'
import { paymentCalls } from './selling/payments.ts'
import { productShowCalls } from './selling/products.ts'
import { qrDesignCalls } from './qr-designs/qr-designs.ts'
import { shopifyCalls } from './selling/shopify.ts'
import { slideCalls } from './slides/slides.ts'
import { visitCalls } from './visits/visits.ts'

/** Every call of the API by feature. */
export const contract = {
  account: accountCalls,
  analytics: analyticsCalls,
  appClips: appClipCalls,
  billing: billingCalls,
  experiences: experienceCalls,
  explore: exploreCalls,
  forms: formCalls,
  history: historyCalls,
  identity: identityCalls,
  instance: instanceCalls,
  links: linkCalls,
  media: mediaCalls,
  notifications: notificationCalls,
  payments: paymentCalls,
  products: productShowCalls,
  qrDesigns: qrDesignCalls,
  shopify: shopifyCalls,
  slides: slideCalls,
  visits: visitCalls,
} as const
export type Contract = typeof contract
export type Feature = keyof Contract
