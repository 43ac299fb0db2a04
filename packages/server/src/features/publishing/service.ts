import { MEGABYTE } from '@taplet/base/bytes'
import { HOUR_MS } from '@taplet/base/time'
import { embedPath, experiencePath, linkPath, type PublicExperience } from '@taplet/contract'
import type { Language } from '@taplet/messages'
import type { Database } from '../../platform/db/database.ts'
import { PAGES_CHANGED } from '../../platform/db/pages-changed.ts'
import type { Signals } from '../../platform/db/signals.ts'
import type { FindReadyAnswer } from '../../platform/http/before-router/ready-answer.ts'
import type { PageRequest } from '../../platform/visitors/classify-request.ts'
import { createLoadExperience, type LoadDependencies } from './load-experience.ts'
import { appOfAll, createLinkEntries, keyOfChoice, versionOfCode } from './links/link-entries.ts'
import { findCode } from './links/store.ts'
import { createLastResort } from './page/last-resort.ts'
import { createPageCache } from './page/page-cache.ts'
import type { Delivery } from './page/page-head.ts'
import type { Notice, PageRenderer, WebsiteCard } from './page/page-renderer.ts'
import { withoutCdn } from './page/ready-page.ts'
import { type AddressEntries, type AddressEntry, createAddressEntries, isShown, versionOf } from './address-entry.ts'
import * as store from './store.ts'

export interface PublishingDependencies extends LoadDependencies {
  db: Database
  renderer: PageRenderer
  signals: Pick<Signals, 'listen' | 'isCurrent' | 'caughtUp'>
  delivery?: Delivery
  /** Scheme and host that visitors use, without trailing slash. */
  origin: string
  /** Returns the stored data of these websites, by address; default nothing. */
  describeWebsites?: (urls: readonly string[]) => Promise<ReadonlyMap<string, WebsiteCard>>
  /** Returns the designed code of a link, as SVG; undefined for a plain one. */
  drawCode?: (tagId: string) => Promise<string | undefined>
  /** Called for everybody who is sent a page of an instant app; must return at once. */
  notePage?: (page: { experienceId: string; tagId: string | null }, request: PageRequest) => void
  /** How long the database is given to answer while a page is cached. */
  limitMs?: number | undefined
  now?: () => number
  clock?: () => Date
}

const CACHED_PAGES = 2000
const CACHED_BYTES = 64 * MEGABYTE
const EMPTY_ADDRESSES = 5000
/** How long after it was made a page is shown to visitors while the database does not answer. */
const LAST_RESORT_MS = HOUR_MS
/** Longer than any address ever given out. */
const LONGEST_ADDRESS = 200
const BLACK = '#000000'
/** While notifications of other processes are missing: how outdated media and what slides do not store may be. */
const DEAF_LIFETIME_MS = 30_000

export type PublishingService = ReturnType<typeof createPublishingService>

export function createPublishingService(dependencies: PublishingDependencies) {
  const { db, renderer, signals, delivery, origin, onError = () => {}, now = () => performance.now() } = dependencies
  const { blockedOf = async () => new Set<string>(), describeWebsites = async () => new Map(), drawCode } = dependencies
  const { clock = () => new Date(), notePage = () => {} } = dependencies
  const load = createLoadExperience({ ...dependencies, clock })
  const places = createAddressEntries({ load, renderer, delivery, blockedOf, onError, now, clock })
  const entriesByLanguage = new Map<Language, AddressEntries>()
  /** Makes entries in a language requested by an address; only notices are cached. */
  function entriesIn(language: Language): AddressEntries {
    const made =
      entriesByLanguage.get(language) ??
      createAddressEntries({ load, renderer: renderer.in(language), delivery, blockedOf, onError, now, clock })
    entriesByLanguage.set(language, made)
    return made
  }
  const linkEntries = createLinkEntries({ places, blockedOf, describe: describeWebsites, origin, clock })
  const cache = createPageCache<AddressEntry>({
    capacity: CACHED_PAGES,
    maxBytes: CACHED_BYTES,
    emptyCapacity: EMPTY_ADDRESSES,
    lastResortMs: LAST_RESORT_MS,
    now,
  })
  const orLastKnown = createLastResort({ limitMs: dependencies.limitMs, now })
  let isListening = false

  /** Whether the cache is up to date: every change is received. */
  const isCertain = (): boolean => isListening && signals.isCurrent()

  interface Question<Found> {
    key: string
    find: () => Promise<Found>
    make: (found: Found) => Promise<AddressEntry>
    /** Returns the version of what was found; entries of another version are not shown. */
    versionOf: (found: Found) => string
  }

  /** From the cache while every change is received; otherwise compared with the stored version each time. */
  async function current<Found>({ key, find, make, versionOf: version }: Question<Found>): Promise<AddressEntry> {
    if (isCertain()) return cache.get(key, async () => make(await find()))
    const found = await find()
    const isGood = (entry: AddressEntry): boolean =>
      entry.version === version(found) && now() - entry.madeAt < DEAF_LIFETIME_MS
    return cache.get(key, () => make(found), isGood)
  }

  function lastKnown(key: string): AddressEntry | undefined {
    const entry = cache.lastKnown(key)
    return entry?.page ? { ...entry, page: withoutCdn(entry.page) } : entry
  }

  /** The current entry, or the last known one while the database does not answer. */
  async function cached<Found>(question: Question<Found>): Promise<AddressEntry> {
    const ready = isCertain() ? cache.find(question.key) : undefined
    return (
      ready ??
      orLastKnown(
        () => current(question),
        () => lastKnown(question.key),
      )
    )
  }

  async function entryAt(address: { path: string; isEmbedded?: boolean }): Promise<AddressEntry> {
    const key = (address.isEmbedded ? embedPath : experiencePath)(address.path)
    if (key.length > LONGEST_ADDRESS) return places.nothing(address)
    const make = (row: store.PublishedRow | undefined) => places.make(row, address)
    return cached({ key, find: () => store.find(address, db), make, versionOf })
  }

  async function findApp(code: string) {
    const row = await findCode(code, db)
    const experienceId = appOfAll(row, origin, clock())
    return { row, app: experienceId === undefined ? undefined : await store.find({ experienceId }, db) }
  }

  async function entryAtCode(code: string): Promise<AddressEntry> {
    if (code === '') return places.nothing({ path: '' })
    const make = (found: Awaited<ReturnType<typeof findApp>>) => linkEntries.make(code, found)
    return cached({ key: linkPath(code), find: () => findApp(code), make, versionOf: versionOfCode })
  }

  /** Returns the page that a link shows those for whom it chose this target. */
  const entryOfChoice = (target: store.LinkTarget): Promise<AddressEntry> =>
    cached({
      key: keyOfChoice(target),
      find: () => store.find(target, db),
      make: (row) => places.make(row, target),
      versionOf,
    })

  function noteSent({ kind, experienceId, tagId }: AddressEntry, request: PageRequest): void {
    if (kind === 'LIVE' && experienceId !== undefined) notePage({ experienceId, tagId: tagId ?? null }, request)
  }

  return {
    /** Returns the entry at a current or former path of an instant app; always its newest saved state. */
    findPath: (path: string): Promise<AddressEntry> => entryAt({ path }),

    /** Returns the entry in a language requested by its address, made for this one request and not cached. */
    findIn: async (address: { path: string; isEmbedded?: boolean }, language: Language): Promise<AddressEntry> =>
      entriesIn(language).make(await store.find(address, db), address),

    /** Returns the same page of a link in another language, made for this one request. */
    async translate(entry: AddressEntry, isChosen: boolean, language: Language): Promise<AddressEntry> {
      const { notice, tagId, tagSubType = null, experienceId, startItemId: itemId = null } = entry
      const own = entriesIn(language)
      if (notice === 'UNCLAIMED') return tagId === undefined ? entry : own.unclaimed({ tagId, tagSubType })
      if (entry.closed) return { ...entry, ...own.closed(entry.closed) }
      if (entry.soon) return { ...entry, ...own.soon(entry.soon) }
      if (notice && notice !== 'OPENS_SOON') return { ...entry, ...own.notice(notice) }
      if (experienceId === undefined || tagId === undefined) return entry
      const target = { tagId, experienceId, itemId, isChosen, isTimed: true }
      return own.make(await store.find({ experienceId }, db), target)
    },

    /** Returns the page that other websites show in a frame, if the app's owner allows it. */
    findEmbed: (path: string): Promise<AddressEntry> => entryAt({ path, isEmbedded: true }),

    /** Returns the entry of a code, even of a deleted link: a printed code never dies. */
    findTag: entryAtCode,
    entryOfChoice,
    noticePage: (notice: Notice, language: Language) => entriesIn(language).noticePage(notice),

    /** Returns the response for the raw path of a request when it is cached and needs no query. */
    findReady: ((path, asked) => {
      if (!isCertain()) return undefined
      const entry = cache.find(path)
      // In another spelling there may be something.
      if (!entry?.page || (entry.isNothing && path !== path.toLowerCase())) return undefined
      // Scans of unknown codes, and of what opens soon, are counted.
      if ((entry.isNothing || entry.soon) && path.startsWith(linkPath(''))) return undefined
      const answer = entry.page.find(asked)
      if (answer) noteSent(entry, asked)
      return answer
    }) satisfies FindReadyAnswer,

    noteSent,

    /** Whether the cached entry of a link's path may redirect to a website; false when there is none. */
    mayRedirect(path: string): boolean {
      const facts = isCertain() ? cache.find(path)?.facts : undefined
      return facts !== undefined && facts.link.experienceId === null
    },

    /** Returns the picture of a code that was given out; undefined for any other. */
    async code(code: string): Promise<string | undefined> {
      const { tagId, codeColour = BLACK } = await entryAtCode(code)
      return tagId === undefined ? undefined : ((await drawCode?.(tagId)) ?? renderer.renderCode(tagId, codeColour))
    },

    /** Returns the published instant app at a current or former path, with or without the leading slash. */
    async findByPath(path: string): Promise<PublicExperience | undefined> {
      const row = await store.find({ path: path.replace(/^\//, '') }, db)
      return row && isShown(row) ? (await load(row)).experience : undefined
    },

    /** Returns the current path of an app, whatever visitors see there. */
    pathOf: async (experienceId: string): Promise<string | undefined> => (await store.find({ experienceId }, db))?.path,

    /** Returns the instant app that visitors see, by its id. */
    async findById(experienceId: string): Promise<PublicExperience | undefined> {
      const row = await store.find({ experienceId }, db)
      return row && isShown(row) ? (await load(row)).experience : undefined
    },

    /** Returns the app at a path, or behind a link that leads everybody there, and whether it may be embedded. */
    async findForEmbed(address: { path: string } | { tagId: string }) {
      const { experienceId } = 'path' in address ? {} : await entryAtCode(address.tagId)
      const meant = 'path' in address ? address : experienceId !== undefined && { experienceId }
      const row = meant ? await store.find(meant, db) : undefined
      if (!row || !isShown(row)) return undefined
      return { experience: (await load(row)).experience, mayBeEmbedded: row.may_be_embedded }
    },

    isCertain,

    /** Returns the id of the instant app that visitors see at a path, or that the path redirects to. */
    findShown: async (path: string): Promise<string | undefined> => (await entryAt({ path })).experienceId,

    /** Subscribes to changes; until then every page is compared with its stored version before it is sent. */
    async start(onChange: () => void = () => {}): Promise<void> {
      const both = (act: (label: string) => void) => (label: string) => {
        act(label)
        onChange()
      }
      await signals.listen(PAGES_CHANGED, { received: both(cache.changed), missed: () => both(cache.doubt)('') })
      cache.doubt()
      isListening = true
    },
  }
}
