import { MEGABYTE } from '@taplet/base/bytes'
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
import { createPageCache } from './page/page-cache.ts'
import type { Delivery } from './page/page-head.ts'
import type { PageRenderer, WebsiteCard } from './page/page-renderer.ts'
import { createAddressEntries, isShown, type AddressEntry, versionOf } from './address-entry.ts'
import * as store from './store.ts'

export interface PublishingDependencies extends LoadDependencies {
  db: Database
  renderer: PageRenderer
  signals: Pick<Signals, 'listen' | 'isCurrent' | 'caughtUp'>
  delivery?: Delivery
  /** Scheme and host that visitors use, with no slash at the end. */
  origin: string
  /** What is known of these websites, by address; nothing unless told. */
  describeWebsites?: (urls: readonly string[]) => Promise<ReadonlyMap<string, WebsiteCard>>
  /** The designed code of a link, as SVG; undefined for a plain one. */
  drawCode?: (tagId: string) => Promise<string | undefined>
  /** Told of everybody who is sent a page of an instant app; it must not take time. */
  notePage?: (page: { experienceId: string; tagId: string | null }, request: PageRequest) => void
  now?: () => number
  clock?: () => Date
}

const CACHED_PAGES = 2000
const CACHED_BYTES = 64 * MEGABYTE
const EMPTY_ADDRESSES = 5000
/** Longer than any address that we ever gave. */
const LONGEST_ADDRESS = 200
/** While we do not hear the other processes: how long media and what is not stored in slides may lag behind. */
const DEAF_LIFETIME_MS = 30_000

export type PublishingService = ReturnType<typeof createPublishingService>

export function createPublishingService(dependencies: PublishingDependencies) {
  const { db, renderer, signals, delivery, origin, onError = () => {}, now = () => performance.now() } = dependencies
  const { blockedOf = async () => new Set<string>(), describeWebsites = async () => new Map(), drawCode } = dependencies
  const { clock = () => new Date(), notePage = () => {} } = dependencies
  const load = createLoadExperience(dependencies)
  const places = createAddressEntries({ load, renderer, delivery, onError, now })
  const linkEntries = createLinkEntries({ places, blockedOf, describe: describeWebsites, origin, clock })
  const cache = createPageCache<AddressEntry>({
    capacity: CACHED_PAGES,
    maxBytes: CACHED_BYTES,
    emptyCapacity: EMPTY_ADDRESSES,
    now,
  })
  let isListening = false

  /** Whether what is kept is what is stored: every change is heard of. */
  const isCertain = (): boolean => isListening && signals.isCurrent()

  interface Question<Found> {
    key: string
    find: () => Promise<Found>
    make: (found: Found) => Promise<AddressEntry>
    /** Of what was found; of anything older nothing is shown. */
    versionOf: (found: Found) => string
  }

  /** From memory while every change is heard of; else compared with what is stored each time. */
  async function kept<Found>({ key, find, make, versionOf: version }: Question<Found>): Promise<AddressEntry> {
    if (isCertain()) return cache.get(key, async () => make(await find()))
    const found = await find()
    const isGood = (place: AddressEntry): boolean =>
      place.version === version(found) && now() - place.madeAt < DEAF_LIFETIME_MS
    return cache.get(key, () => make(found), isGood)
  }

  async function placeAt(address: { path: string; isEmbedded?: boolean }): Promise<AddressEntry> {
    const key = (address.isEmbedded ? embedPath : experiencePath)(address.path)
    if (key.length > LONGEST_ADDRESS) return places.nothing(address)
    const make = (row: store.PublishedRow | undefined) => places.make(row, address)
    return kept({ key, find: () => store.find(address, db), make, versionOf })
  }

  async function findApp(code: string) {
    const row = await findCode(code, db)
    const experienceId = appOfAll(row, origin, clock())
    return { row, app: experienceId === undefined ? undefined : await store.find({ experienceId }, db) }
  }

  async function placeAtCode(code: string): Promise<AddressEntry> {
    if (code === '') return places.nothing({ path: '' })
    const make = (found: Awaited<ReturnType<typeof findApp>>) => linkEntries.make(code, found)
    return kept({ key: linkPath(code), find: () => findApp(code), make, versionOf: versionOfCode })
  }

  /** What a link shows to those for whom it has chosen this. */
  const placeOfChoice = (target: store.LinkTarget): Promise<AddressEntry> =>
    kept({
      key: keyOfChoice(target),
      find: () => store.find(target, db),
      make: (row) => places.make(row, target),
      versionOf,
    })

  function noteSent({ kind, experienceId, tagId }: AddressEntry, request: PageRequest): void {
    if (kind === 'LIVE' && experienceId !== undefined) notePage({ experienceId, tagId: tagId ?? null }, request)
  }

  return {
    /** What lives at a path that an instant app has or had; always its newest saved state. */
    findPath: (path: string): Promise<AddressEntry> => placeAt({ path }),

    /** The same in a language that its address asks for, made for this one request: no memory of pages holds it. */
    async findPathIn(path: string, language: Language): Promise<AddressEntry> {
      const own = createAddressEntries({ load, renderer: renderer.in(language), delivery, onError, now })
      return own.make(await store.find({ path }, db), { path })
    },

    /** What other websites show in a frame of an instant app whose owner lets them. */
    findEmbed: (path: string): Promise<AddressEntry> => placeAt({ path, isEmbedded: true }),

    /** What a code leads to, also that of a link which is no more: a printed code never dies. */
    findTag: placeAtCode,
    placeOfChoice,
    noticePage: places.noticePage,

    /** The answer for the path of a request as it was sent, when that takes neither a question nor work. */
    findReady: ((path, asked) => {
      if (!isCertain()) return undefined
      const place = cache.find(path)
      // Under another spelling there may be something.
      if (!place?.page || (place.isNothing && path !== path.toLowerCase())) return undefined
      // Scans of codes that we never gave are counted.
      if (place.isNothing && path.startsWith(linkPath(''))) return undefined
      const answer = place.page.find(asked)
      if (answer) noteSent(place, asked)
      return answer
    }) satisfies FindReadyAnswer,

    noteSent,

    /** Whether what is kept of a link's path may lead to a website; where nobody knows, it does not. */
    mayLeadAway(path: string): boolean {
      const facts = isCertain() ? cache.find(path)?.facts : undefined
      return facts !== undefined && facts.link.experienceId === null
    },

    /** The picture of a code that we gave once; undefined for any other. */
    async code(code: string): Promise<string | undefined> {
      const { tagId } = await placeAtCode(code)
      return tagId === undefined ? undefined : ((await drawCode?.(tagId)) ?? renderer.renderCode(tagId))
    },

    /** The published instant app at a path that it has or had, with or without the leading slash. */
    async findByPath(path: string): Promise<PublicExperience | undefined> {
      const row = await store.find({ path: path.replace(/^\//, '') }, db)
      return row && isShown(row) ? (await load(row)).experience : undefined
    },

    /** The instant app that visitors see, by its id. */
    async findById(experienceId: string): Promise<PublicExperience | undefined> {
      const row = await store.find({ experienceId }, db)
      return row && isShown(row) ? (await load(row)).experience : undefined
    },

    /** The app at a path or behind a link that leads everybody there, and whether other websites may show it. */
    async findForEmbed(address: { path: string } | { tagId: string }) {
      const { experienceId } = 'path' in address ? {} : await placeAtCode(address.tagId)
      const meant = 'path' in address ? address : experienceId !== undefined && { experienceId }
      const row = meant ? await store.find(meant, db) : undefined
      if (!row || !isShown(row)) return undefined
      return { experience: (await load(row)).experience, mayBeEmbedded: row.may_be_embedded }
    },

    isCertain,

    /** The id of the instant app that visitors see at a path, or where that leads. */
    findShown: async (path: string): Promise<string | undefined> => (await placeAt({ path })).experienceId,

    /** Begins to hear of changes; until then every page is compared with what is stored before it is shown. */
    async start(alsoTold: () => void = () => {}): Promise<void> {
      const both = (act: (label: string) => void) => (label: string) => {
        act(label)
        alsoTold()
      }
      await signals.listen(PAGES_CHANGED, { received: both(cache.changed), missed: () => both(cache.clear)('') })
      cache.clear()
      isListening = true
    },
  }
}
