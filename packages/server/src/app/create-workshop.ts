import { createAnalytics } from '../features/analytics/create-analytics.ts'
import { createAnalyticsMails } from '../features/analytics/mail/create-mails.ts'
import { createChecks } from '../features/checks/create-checks.ts'
import { createOwnPages } from '../features/checks/own-pages.ts'
import { createExperiences } from '../features/experiences/create-experiences.ts'
import { addressKey } from '../features/identity/limits/address-key.ts'
import { createLinks } from '../features/links/create-links.ts'
import type { Content } from './create-content.ts'
import type { Pages } from './create-pages.ts'
import type { People } from './create-people.ts'
import type { Platform } from './create-platform.ts'

/** Instant apps as their owners work on them: what is in them, what is wrong with them, the links that lead there, and who came. */
export function createWorkshop(
  { config, db, jobs, mail, publicUrl, signFor, readPicture, documents, onError }: Platform,
  { identity, limits }: People,
  { media, products, slides, versions }: Content,
  { moderation, publishing }: Pages,
) {
  const { outboundAllow } = config
  const { contactsOf } = identity
  const { blockedOf } = moderation
  const own = createOwnPages(publicUrl, publishing)
  const checks = createChecks({ db, slides, media, products, own, readPicture, blockedOf, outboundAllow, onError })
  const warningsOf = checks.warningsOfPage
  const experiences = createExperiences({ db, limits, versions, slides, published: publishing, warningsOf })
  const links = createLinks({
    db,
    limits,
    jobs,
    mail,
    own,
    blockedOf,
    contactsOf,
    addressKey,
    outboundAllow,
  })
  const analyticsMails = createAnalyticsMails({ db, jobs, mail, publicUrl, signFor, contactsOf, ...documents })
  const { learnZone } = analyticsMails
  const analytics = createAnalytics({ db, listLinks: links.list, addressKey, learnZone })
  return { analytics, analyticsMails, checks, experiences, links }
}
export type Workshop = ReturnType<typeof createWorkshop>
