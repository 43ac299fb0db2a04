import type { Language } from '@taplet/messages'
import { z } from 'zod'
import type { Authenticate, Bind } from '../../platform/http/bind.ts'
import type { CsvOrder } from '../../platform/http/csv.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import type { Mail } from '../../platform/mail/port.ts'
import { newId } from '../../platform/new-id.ts'
import { resolveBySystem, type ResolveHost } from '../../platform/outbound/destination.ts'
import { createAllowances } from '../../platform/limits/allowances.ts'
import { createSharedAllowances } from '../../platform/limits/shared-window.ts'
import { createSafeFetch } from '../../platform/outbound/safe-fetch.ts'
import { createBatches } from './batches/service.ts'
import { CHECK_JOB, createLinkHealth, type HealthDependencies, TELL_JOB } from './health/service.ts'
import { createTryAddress, type TryDependencies } from './health/try-address.ts'
import { createImport } from './import/service.ts'
import { findNamed } from './import/store.ts'
import { createManyLinks } from './many/service.ts'
import { createClaims } from './physical/claims.ts'
import { findRegistration } from './physical/registration.ts'
import { type ExportedLinks, exportCsv } from './export/export.ts'
import { linkRoutes } from './routes.ts'
import { createLinkService, type LinkDependencies } from './service.ts'
import { createLinkSettings } from './settings/service.ts'
import { checkSlug } from './slugs/service.ts'
import { createLinkStats } from './stats/service.ts'
import { createWriteLink } from './write-link.ts'

interface Dependencies extends LinkDependencies {
  jobs: Pick<Jobs, 'enqueue'>
  mail: Mail
  /** Pages of this Taplet: looked up in the database, never requested over the network. */
  own: TryDependencies['own'] & { origin: string; origins: readonly [string, ...string[]] }
  blockedOf: HealthDependencies['blockedOf']
  contactsOf: HealthDependencies['contactsOf']
  language: Language
  /** The part of a network address that counts as one guest. */
  addressKey?: (address: string) => string
  /** `address:port` pairs of private networks that may be requested; for development and tests. */
  outboundAllow?: readonly string[]
  resolveHost?: ResolveHost
  clock?: () => Date
}

/** Links one account may check in ten minutes. */
const MAX_TRIES = 60
/** Tags one guest may look up in ten minutes: people try a handful, and ids must not be guessable. */
const MAX_QUESTIONS = 60
const SWEEP_JOB = 'links.health'

const ofTag = z.object({ tagId: z.string() })
const ofDead = ofTag.extend({ url: z.string() })

/** Links, the destinations of printed codes and tags, as their owners manage them. */
export function createLinks({
  jobs,
  mail,
  own,
  blockedOf,
  contactsOf,
  language,
  addressKey = (address) => address,
  outboundAllow = [],
  resolveHost = resolveBySystem,
  clock = () => new Date(),
  ...given
}: Dependencies) {
  const { db } = given
  const { origin, origins } = own
  const now = () => clock().getTime()
  const safeFetch = createSafeFetch({ resolveHost, allowed: new Set(outboundAllow) })
  const health = createLinkHealth({
    db,
    jobs,
    mail,
    origin,
    origins,
    blockedOf,
    contactsOf,
    language,
    clock,
    tryAddress: createTryAddress({ safeFetch, own, now }),
    limits: createSharedAllowances({ db, now, name: 'checks of links' }, MAX_TRIES),
  })
  const write = createWriteLink({ db, origins, blockedOf, checkSoon: health.checkSoon, clock })
  const links = createLinkService({ ...given, write })
  const batches = createBatches({ ...given, newId, write, clock })
  const parts = { ...given, links, write, batches, origins }
  const claims = createClaims({ ...parts, clock })
  const stats = createLinkStats({ db, list: links.list, healthOf: health.known, clock })
  const questions = createAllowances(now, MAX_QUESTIONS)

  async function readAll(accountId: string, timezone: string): Promise<ExportedLinks> {
    const tags = await links.list(accountId)
    const scans = await stats.scans(accountId, tags, timezone)
    return {
      tags,
      scans,
      named: await findNamed(accountId, db),
      batches: await batches.list(accountId),
      origin: origins[0],
    }
  }

  return {
    list: links.list,
    create: links.create,
    /** All links as CSV. */
    exportCsv: async ({ accountId, timezone, language: spoken }: CsvOrder) =>
      exportCsv(await readAll(accountId, timezone), spoken),
    claim: claims.claim,
    routes: (bind: Bind, authenticate: Authenticate): void =>
      linkRoutes(bind, {
        links,
        many: createManyLinks(parts),
        stats,
        health,
        settings: createLinkSettings({ db, blockedOf, origins }),
        claims,
        importLinks: createImport(parts),
        batches,
        readAll,
        find: links.find,
        checkSlug: (slug, tagId, asked) => checkSlug(slug, tagId, asked, db),
        findRegistration: (tagId, accountId) => findRegistration(tagId, accountId, db),
        takeQuestion: (address) => (questions.take(addressKey(address), 1) === 0 ? questions.secondsLeft() : 0),
        authenticate,
      }),
    jobs: {
      [CHECK_JOB]: async (sent: unknown) => void (await health.check(ofTag.parse(sent).tagId)),
      [TELL_JOB]: async (sent: unknown) => {
        const { tagId, url } = ofDead.parse(sent)
        await health.tell(tagId, url)
      },
    },
    /** These jobs wait for websites. */
    waitingJobs: [CHECK_JOB],
    sweeps: { [SWEEP_JOB]: health.sweep },
  }
}
