import { accountCalls } from './account.ts'
import { analyticsCalls } from './analytics.ts'
import { appClipCalls } from './app-clips.ts'
import { billingCalls } from './billing.ts'
import { experienceCalls } from './experiences.ts'
import { exploreCalls } from './explore.ts'
import { formCalls } from './forms.ts'
import { historyCalls } from './history.ts'
import { identityCalls } from './identity.ts'
import { instanceCalls } from './instance.ts'
import { linkCalls } from './links.ts'
import { mediaCalls } from './media.ts'
import { notificationCalls } from './notifications.ts'
import { paymentCalls } from './payments.ts'
import { productShowCalls } from './products.ts'
import { qrDesignCalls } from './qr-designs.ts'
import { shopifyCalls } from './shopify.ts'
import { slideCalls } from './slides.ts'
import { visitCalls } from './visits.ts'

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
