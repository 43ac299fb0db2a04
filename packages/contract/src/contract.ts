import { accountCalls } from './account/account.ts'
import { billingCalls } from './plans/billing.ts'
import { closingCalls } from './account/closing.ts'
import { identityCalls } from './account/identity.ts'
import { instanceCalls } from './account/instance.ts'
import { notificationCalls } from './account/notifications.ts'
import { planCalls } from './plans/plan-calls.ts'
import { securityCalls } from './account/security.ts'
import { signInMethodCalls } from './account/sign-in-methods.ts'
import { appTemplateCalls } from './app-copies/app-templates.ts'
import { copyLinkCalls } from './app-copies/copy-links.ts'
import { brandCalls } from './brands/brands.ts'
import { checkCalls } from './editing/checks.ts'
import { draftCalls } from './editing/drafts.ts'
import { twinCalls } from './editing/twins.ts'
import { versionCalls } from './editing/versions.ts'
import { appClipCalls } from './experiences/app-clips.ts'
import { experienceToolCalls } from './experiences/experience-tools.ts'
import { experienceCalls } from './experiences/experiences.ts'
import { exploreCalls } from './experiences/explore.ts'
import { exploreSearchCalls } from './experiences/explore-search.ts'
import { previewCalls } from './experiences/previews.ts'
import { publishingCalls } from './experiences/publishing.ts'
import { formCalls } from './forms/forms.ts'
import { inboxCalls } from './forms/inbox-calls.ts'
import { moreReviewsCalls } from './forms/more-reviews.ts'
import { importCalls } from './imports/page-imports.ts'
import { linkToolCalls } from './links/link-tools.ts'
import { linkCalls } from './links/links.ts'
import { longJobCalls } from './long-jobs/long-jobs.ts'
import { mediaCalls } from './media/media.ts'
import { mediaToolCalls } from './media/media-tools.ts'
import { onboardingCalls } from './onboarding/onboarding.ts'
import { peopleCalls } from './people/people.ts'
import { personalDataCalls } from './personal-data/personal-data.ts'
import { qrDesignCalls } from './qr-designs/qr-designs.ts'
import { printCalls } from './qr-designs/prints.ts'
import { qrToolCalls } from './qr-designs/qr-tools.ts'
import { orderCalls, payoutCalls } from './selling/orders.ts'
import { paymentCalls } from './selling/payments.ts'
import { productCalls, productShowCalls } from './selling/products.ts'
import { shopifyCalls } from './selling/shopify.ts'
import { slideToolCalls } from './slides/slide-tools.ts'
import { slideCalls } from './slides/slides.ts'
import { templateCalls } from './slides/templates.ts'
import { websiteCalls } from './slides/websites.ts'
import { analyticsCalls } from './visits/analytics.ts'
import { analyticsToolCalls } from './visits/analytics-tools.ts'
import { historyCalls } from './visits/history.ts'
import { historyToolCalls } from './visits/history-tools.ts'
import { visitCalls } from './visits/visits.ts'
import type { addresses } from './addresses.ts'
import type { Call } from './kit/call.ts'

type Everything = { [F in keyof typeof addresses]: { [K in keyof (typeof addresses)[F]]: Call } }

/** Every call of the API by feature: addresses with their input and answer. A feature or call without an address does not compile, nor an address without a call. */
export const contract = {
  account: { ...accountCalls, ...closingCalls, ...personalDataCalls },
  analytics: { ...analyticsCalls, ...analyticsToolCalls },
  appClips: appClipCalls,
  appTemplates: appTemplateCalls,
  billing: billingCalls,
  brands: brandCalls,
  checks: checkCalls,
  copyLinks: copyLinkCalls,
  drafts: draftCalls,
  experiences: { ...experienceCalls, ...experienceToolCalls, ...publishingCalls, ...previewCalls },
  explore: { ...exploreCalls, ...exploreSearchCalls },
  forms: { ...formCalls, ...moreReviewsCalls },
  history: { ...historyCalls, ...historyToolCalls },
  identity: identityCalls,
  imports: importCalls,
  inbox: inboxCalls,
  instance: instanceCalls,
  links: { ...linkCalls, ...linkToolCalls },
  longJobs: longJobCalls,
  media: { ...mediaCalls, ...mediaToolCalls },
  notifications: notificationCalls,
  onboarding: onboardingCalls,
  orders: orderCalls,
  payments: paymentCalls,
  payouts: payoutCalls,
  people: peopleCalls,
  plans: planCalls,
  products: { ...productCalls, ...productShowCalls },
  qrDesigns: { ...qrDesignCalls, ...qrToolCalls, ...printCalls },
  security: securityCalls,
  shopify: shopifyCalls,
  signInMethods: signInMethodCalls,
  slides: { ...slideCalls, ...slideToolCalls },
  templates: templateCalls,
  twins: twinCalls,
  versions: versionCalls,
  visits: visitCalls,
  websites: websiteCalls,
} as const satisfies Everything
export type Contract = typeof contract
export type Feature = keyof Contract
