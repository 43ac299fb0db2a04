import { createBilling } from '../features/billing/create-billing.ts'
import { createClosing } from '../features/closing/create-closing.ts'
import { createExplore } from '../features/explore/create-explore.ts'
import { createHistory } from '../features/history/create-history.ts'
import { createForms } from '../features/forms/create-forms.ts'
import { addressKey } from '../platform/limits/address-key.ts'
import { createInstalling } from '../features/installing/create-installing.ts'
import { createModeration } from '../features/moderation/create-moderation.ts'
import { createPayments } from '../features/payments/create-payments.ts'
import { createPersonalData } from '../features/personal-data/create-personal-data.ts'
import { createPlans } from '../features/plans/create-plans.ts'
import { levels } from '../features/plans/levels/levels.ts'
import { createPublishing } from '../features/publishing/create-publishing.ts'
import { createTwins } from '../features/twins/create-twins.ts'
import { createVisits } from '../features/visits/create-visits.ts'
import * as visitorInCampaigns from '../features/visits/maintenance/visitor-in-campaigns.ts'
import { createVisitMaintenance } from '../features/visits/maintenance/create-visit-maintenance.ts'
import { visitClassifier } from '../features/visits/maintenance/visit-classifier.ts'
import { originOf } from '../platform/http/gates/host-gate.ts'
import { isLinkPassword } from '../platform/link-passwords.ts'
import { liveSourcesOf, slideFactsOf } from './kind-sources.ts'
import type { ContentFeatures } from './create-content-features.ts'
import type { IdentityFeatures } from './create-identity-features.ts'
import type { Platform } from './create-platform.ts'

/** Public features: published pages and links, forms, reports, and counting visits. */
export function createPublicFeatures(
  platform: Platform,
  { accounts, identity, limits, people }: IdentityFeatures,
  content: ContentFeatures,
) {
  const { config, db, storage, jobs, mail, publicUrl, signals, signFor, readPicture, documents, onError } = platform
  const { clock, countryOf, now, resolveHost, overrides } = platform
  const { slides, media, products, websites, kinds, qrDesigns } = content
  const moderation = createModeration({ db, clock, addressKey, hashAddress: signFor('abuse reports'), ...documents })
  const forms = createForms({
    db,
    storage,
    jobs,
    mail,
    publicUrl,
    signFor,
    slides,
    media,
    findExperience: (path) => publishing.findByPath(path),
    accessLevelOf: accounts.accessLevel,
    contactsOf: identity.contactsOf,
    countOrders: (...span) => payments.countPaid(...span),
    addressKey,
    ...documents,
    outboundAllow: config.outboundAllow,
    resolveHost,
    clock,
    ...overrides.forms,
  })
  const publishing = createPublishing({
    db,
    slides,
    media,
    renderer: platform.renderer,
    signals,
    live: [forms.live, forms.noteConsents, ...liveSourcesOf(kinds), ...(overrides.publishing?.live ?? [])],
    blockedOf: moderation.blockedOf,
    origin: publicUrl,
    linkOrigin: platform.linkUrl,
    readPicture,
    describeWebsites: websites.describe,
    drawCode: qrDesigns.drawFor,
    countScan: (scan, request) => visits.countScan(scan, request),
    notePage: (page, request) => visits.notePage(page, request),
    isPassword: isLinkPassword,
    signFor,
    addressKey,
    countryOf,
    clock,
    delivery: { cdnMaxAge: config.cdnMaxAge },
    limitMs: overrides.publishing?.limitMs,
    mostOrphans: overrides.publishing?.mostOrphans,
    onError,
  })
  const visits = createVisits({
    db,
    findShown: publishing.findShown,
    authenticate: identity.authenticate,
    signFor,
    countryOf,
    origin: publicUrl,
    addressKey,
    now,
    onError,
    ...overrides.visits,
  })
  const payments = createPayments({
    db,
    jobs,
    mail,
    publicUrl,
    originOf: (request) => originOf(request, { publicUrl, isDevelopment: config.isDevelopment }),
    provider: platform.payments,
    mostOrders: overrides.mostOrders,
    products: products.sale,
    contactsOf: identity.contactsOf,
    addressKey,
    signFor,
    onError,
    clock,
    ordersRetentionYears: config.ordersRetentionYears,
    language: config.language,
  })
  const visitMaintenance = createVisitMaintenance({
    db,
    classifier: visitClassifier,
    retentionDays: config.visitsRetentionDays,
    now,
  })
  const worker = { isOn: config.serviceWorker, ...documents }
  const installing = createInstalling({ ...publishing, readPicture, worker })
  const twins = createTwins({
    db,
    publicUrl,
    limits,
    slides,
    media,
    factsOf: slideFactsOf(kinds, 'asking what a draft shows', onError),
    signals,
    loadTwinAssets: platform.loadTwinAssets,
    ...documents,
    onError,
    clock,
  })
  const billing = createBilling({
    db,
    jobs,
    mail,
    publicUrl,
    originOf: (request) => originOf(request, { publicUrl, isDevelopment: config.isDevelopment }),
    provider: platform.billing,
    shopify: platform.shopify,
    // Shops are connected with the issue about Shopify.
    shopOf: overrides.shopOf ?? (async () => undefined),
    contactsOf: identity.contactsOf,
    setSubscriptionLevel: levels.setSubscriptionLevel,
    onError,
    clock,
    language: config.language,
  })
  const plans = createPlans({
    seatsOf: people.seatsUsed,
    db,
    limits,
    countryOf,
    storedBytes: media.storedBytes,
    prices: overrides.prices ?? billing.prices,
    defaultPlan: config.defaultPlan,
    isDevelopment: config.isDevelopment,
    authenticate: identity.authenticate,
    accessLevelOf: accounts.accessLevel,
    origin: publicUrl,
    now,
    ...documents,
  })
  const explore = createExplore({ db, slides, media, addressKey, origin: publicUrl, now, ...overrides.explore })
  const history = createHistory({ db, media, clock })
  const closing = createClosing({
    db,
    storage,
    mail,
    publicUrl,
    clock,
    blockedOf: moderation.blockedOf,
    contactsOf: identity.contactsOf,
    cancelSubscription: billing.endForClosing,
    startJob: content.longJobs.start,
    requireProof: async (personId, password, request) => {
      await (password === '' ? identity.requireProof(request) : identity.requirePassword(personId, password))
    },
    ordersRetentionYears: config.ordersRetentionYears,
    language: config.language,
  })
  const personalData = createPersonalData({
    db,
    forms: forms.person,
    orders: payments.buyers,
    visits: visitorInCampaigns,
    hashEmail: signFor('visitor erasures'),
    ordersRetentionYears: config.ordersRetentionYears,
    clock,
  })
  return {
    moderation,
    billing,
    closing,
    forms,
    payments,
    personalData,
    plans,
    publishing,
    visits,
    visitMaintenance,
    installing,
    twins,
    explore,
    history,
  }
}
export type PublicFeatures = ReturnType<typeof createPublicFeatures>
