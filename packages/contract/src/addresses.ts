import { accountAddresses, identityAddresses, instanceAddresses, notificationAddresses } from './account/addresses.ts'
import { closingAddresses } from './account/closing-addresses.ts'
import { securityAddresses, signInMethodAddresses } from './account/security-addresses.ts'
import { appTemplateAddresses, copyLinkAddresses } from './app-copies/addresses.ts'
import { brandAddresses } from './brands/addresses.ts'
import { checkAddresses, draftAddresses, twinAddresses, versionAddresses } from './editing/addresses.ts'
import {
  appClipAddresses,
  experienceAddresses,
  experienceToolAddresses,
  exploreAddresses,
  exploreSearchAddresses,
  previewAddresses,
  publishingAddresses,
} from './experiences/addresses.ts'
import { formAddresses, inboxAddresses, moreReviewsAddresses } from './forms/addresses.ts'
import { importAddresses } from './imports/addresses.ts'
import { linkAddresses, linkToolAddresses } from './links/addresses.ts'
import { longJobAddresses } from './long-jobs/addresses.ts'
import { mediaAddresses, mediaToolAddresses } from './media/addresses.ts'
import { onboardingAddresses } from './onboarding/addresses.ts'
import { peopleAddresses } from './people/addresses.ts'
import { personalDataAddresses } from './personal-data/addresses.ts'
import { billingAddresses, planAddresses } from './plans/addresses.ts'
import { printAddresses, qrDesignAddresses, qrToolAddresses } from './qr-designs/addresses.ts'
import {
  orderAddresses,
  paymentAddresses,
  payoutAddresses,
  productAddresses,
  productShowAddresses,
  shopifyAddresses,
} from './selling/addresses.ts'
import { slideAddresses, slideToolAddresses, templateAddresses, websiteAddresses } from './slides/addresses.ts'
import {
  analyticsAddresses,
  analyticsToolAddresses,
  historyAddresses,
  historyToolAddresses,
  visitAddresses,
} from './visits/addresses.ts'

/** The address of every call, by feature: the only part of the contract in clients. */
export const addresses = {
  account: { ...accountAddresses, ...closingAddresses, ...personalDataAddresses },
  analytics: { ...analyticsAddresses, ...analyticsToolAddresses },
  appClips: appClipAddresses,
  appTemplates: appTemplateAddresses,
  billing: billingAddresses,
  brands: brandAddresses,
  checks: checkAddresses,
  copyLinks: copyLinkAddresses,
  drafts: draftAddresses,
  experiences: { ...experienceAddresses, ...experienceToolAddresses, ...publishingAddresses, ...previewAddresses },
  explore: { ...exploreAddresses, ...exploreSearchAddresses },
  forms: { ...formAddresses, ...moreReviewsAddresses },
  history: { ...historyAddresses, ...historyToolAddresses },
  identity: identityAddresses,
  imports: importAddresses,
  inbox: inboxAddresses,
  instance: instanceAddresses,
  links: { ...linkAddresses, ...linkToolAddresses },
  longJobs: longJobAddresses,
  media: { ...mediaAddresses, ...mediaToolAddresses },
  notifications: notificationAddresses,
  onboarding: onboardingAddresses,
  orders: orderAddresses,
  payments: paymentAddresses,
  payouts: payoutAddresses,
  people: peopleAddresses,
  plans: planAddresses,
  products: { ...productAddresses, ...productShowAddresses },
  qrDesigns: { ...qrDesignAddresses, ...qrToolAddresses, ...printAddresses },
  security: securityAddresses,
  shopify: shopifyAddresses,
  signInMethods: signInMethodAddresses,
  slides: { ...slideAddresses, ...slideToolAddresses },
  templates: templateAddresses,
  twins: twinAddresses,
  versions: versionAddresses,
  visits: visitAddresses,
  websites: websiteAddresses,
} as const
