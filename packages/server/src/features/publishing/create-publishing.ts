import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addCoverRoutes } from './covers/routes.ts'
import { createCoverService } from './covers/service.ts'
import { addDiscoveryRoutes } from './discovery/routes.ts'
import { createSitemap } from './discovery/sitemap.ts'
import { addFontRoutes } from './font-routes.ts'
import { createAttempts } from './links/attempts.ts'
import { codeIn } from '../../platform/link-codes.ts'
import type { CountryOfRequest } from '../../platform/visitors/country-of-request.ts'
import { createGuestOf } from './links/guest.ts'
import { createOpenLink } from './links/open-link.ts'
import { createOrphanCount, type OrphanCountDependencies } from './links/orphan-count.ts'
import { createPasses } from './links/pass.ts'
import type { LinkRoutes } from './links/routes.ts'
import { createTagInfo, type TagInfo } from './links/tag-info.ts'
import { addModuleRoutes } from './module-routes.ts'
import { addPressRoutes } from './press-actions/routes.ts'
import { addPublicRoutes } from './routes.ts'
import { createStories } from './story/service.ts'
import { createPublishingService, type PublishingDependencies } from './service.ts'

type Dependencies = PublishingDependencies &
  Pick<LinkRoutes, 'countScan' | 'isPassword'> &
  Pick<OrphanCountDependencies, 'mostOrphans'> & {
    /** Scheme and host that codes hold; the origin of pages where it is not named. */
    linkOrigin?: string
    /** Returns the bytes of one of our own pictures. */
    readPicture: (url: string) => Promise<Buffer | undefined>
    /** Returns a keyed hash for one purpose. */
    signFor: (purpose: string) => (text: string) => string
    /** The part of a network address that counts as one guest. */
    addressKey: (address: string) => string
    countryOf: CountryOfRequest
    onError: (error: unknown, about: string) => void
  }

/** Calls of these features do not affect published pages, and come every second while somebody edits. */
const APART = new Set(['drafts', 'history', 'twins', 'identity'])

/** Instant apps as visitors get them. */
export function createPublishing(dependencies: Dependencies) {
  const service = createPublishingService(dependencies)
  const { db, origin, linkOrigin = origin, readPicture, signFor, onError, clock = () => new Date() } = dependencies
  const sitemap = createSitemap({ db, origin, isCertain: service.isCertain })
  const covers = createCoverService({ findExperience: service.findByPath, readPicture, origin })
  const stories = createStories({
    db,
    findExperience: service.findByPath,
    readPicture,
    drawCode: dependencies.drawCode ?? (async () => undefined),
    origin,
    linkOrigin,
  })
  const passes = createPasses(signFor('passes of links'), clock)
  const orphans = createOrphanCount({ db, clock, onError, mostOrphans: dependencies.mostOrphans })
  const guestOf = createGuestOf({
    passes,
    countryOf: dependencies.countryOf,
    signShare: signFor('shares of links'),
    addressKey: dependencies.addressKey,
    clock,
  })
  const { findTag: entryAt, entryOfChoice } = service
  const open = createOpenLink({ entryAt, entryOfChoice, hosts: [origin, linkOrigin].map((one) => new URL(one).host) })
  const summarizeTag = createTagInfo(service)
  const links: LinkRoutes = {
    open,
    guestOf,
    passes,
    attempts: createAttempts(db, () => clock().getTime()),
    orphans,
    isPassword: dependencies.isPassword,
    renderer: dependencies.renderer,
    noticePage: service.noticePage,
    translate: service.translate,
    code: service.code,
    countScan: dependencies.countScan,
    noteSent: service.noteSent,
    isHttps: origin.startsWith('https:'),
  }
  return {
    /** Returns where a code leads; undefined for one that was never given out. */
    summarizeTag: async (code: string, request: FastifyRequest): Promise<TagInfo | undefined> =>
      summarizeTag(await open(codeIn(code), { ...guestOf(request), isPreview: false })),
    sweeps: { 'publishing.orphans': orphans.sweep },
    stop: orphans.stop,
    findByPath: service.findByPath,
    findStory: stories.find,
    findPath: service.findPath,
    findTag: service.findTag,
    findShown: service.findShown,
    start: () => service.start(sitemap.clear),
    /** Once a save was answered, visitors of this process get the new state. */
    afterWrite: async (feature: string): Promise<void> => {
      if (!APART.has(feature)) await dependencies.signals.caughtUp()
    },
    addRoutes(server: FastifyInstance): void {
      addFontRoutes(server)
      addModuleRoutes(server, dependencies.renderer)
      addCoverRoutes(server, covers)
      addPressRoutes(server, { findExperience: service.findByPath, pathOf: service.pathOf, origin, clock })
      addDiscoveryRoutes(server, { sitemap, origin, find: service.findForEmbed })
      addPublicRoutes(server, service, links)
    },
  }
}
