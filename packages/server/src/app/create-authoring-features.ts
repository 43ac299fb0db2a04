import { createAnalytics } from '../features/analytics/create-analytics.ts'
import { createAnalyticsMails } from '../features/analytics/mail/create-mails.ts'
import { createAppCopies } from '../features/app-copies/create-app-copies.ts'
import { createChecks } from '../features/checks/create-checks.ts'
import { createOwnPages } from '../features/checks/own-pages.ts'
import { createExperiences } from '../features/experiences/create-experiences.ts'
import { createPreviews } from '../features/previews/create-previews.ts'
import { linksOf, withoutBlocked } from '../features/publishing/without-blocked.ts'
import { addressKey } from '../platform/limits/address-key.ts'
import { createLinks } from '../features/links/create-links.ts'
import { slideFactsOf } from './kind-sources.ts'
import type { ContentFeatures } from './create-content-features.ts'
import type { PublicFeatures } from './create-public-features.ts'
import type { IdentityFeatures } from './create-identity-features.ts'
import type { Platform } from './create-platform.ts'

/** Instant apps as their owners edit them: content, checks, links and analytics. */
export function createAuthoringFeatures(
  {
    config,
    db,
    jobs,
    mail,
    publicUrl,
    linkUrl,
    signFor,
    readPicture,
    documents,
    onError,
    clock,
    now,
    loadTwinAssets,
    resolveHost,
    overrides,
  }: Platform,
  { identity, limits }: IdentityFeatures,
  { drafts, kinds, media, products, slides, versions }: ContentFeatures,
  { moderation, publishing, visits }: PublicFeatures,
) {
  const { outboundAllow } = config
  const { contactsOf } = identity
  const { blockedOf } = moderation
  const own = createOwnPages(publicUrl, linkUrl, publishing)
  const checks = createChecks({
    db,
    slides,
    media,
    products,
    own,
    readPicture,
    blockedOf,
    outboundAllow,
    resolveHost,
    clock,
    onError,
    ...overrides.checks,
  })
  const warningsOf = checks.warningsOfPage
  const experiences = createExperiences({
    db,
    limits,
    versions,
    slides,
    drafts,
    jobs,
    mail,
    publicUrl,
    contactsOf,
    language: config.language,
    published: publishing,
    warningsOf,
    countFetch: visits.countFetch,
    now,
  })
  const previews = createPreviews({
    db,
    slides,
    media,
    withoutBlocked: async (shown) => {
      const blocked = await blockedOf(linksOf(shown))
      return shown.map((slide) => withoutBlocked(slide, blocked))
    },
    factsOf: slideFactsOf(kinds, 'asking what a draft shows', onError),
    findChanges: experiences.findChanges,
    publicUrl,
    signFor,
    loadTwinAssets,
    ...documents,
    clock,
  })
  const appCopies = createAppCopies({
    db,
    parts: {
      lockAccount: limits.lockAccount,
      apps: experiences.whole,
      slides: {
        ...slides.whole,
        factsOf: slideFactsOf(kinds, 'asking what a shared app shows', onError),
      },
      products: products.copies,
      media,
    },
    readStored: slides.readStored,
    clock,
  })
  const links = createLinks({
    db,
    limits,
    jobs,
    mail,
    own,
    blockedOf,
    contactsOf,
    language: config.language,
    addressKey,
    outboundAllow,
    resolveHost,
    clock,
  })
  const analyticsMails = createAnalyticsMails({ db, jobs, mail, publicUrl, signFor, contactsOf, clock, ...documents })
  const { learnZone } = analyticsMails
  const analytics = createAnalytics({ db, listLinks: links.list, addressKey, learnZone, clock })
  return { analytics, analyticsMails, appCopies, checks, experiences, links, previews }
}
export type AuthoringFeatures = ReturnType<typeof createAuthoringFeatures>
