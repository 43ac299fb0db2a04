import { embedPath, experiencePath, linkPath, type PublicExperience } from '@taplet/contract'
import type { Database } from '../../platform/db/database.ts'
import { PAGES_CHANGED } from '../../platform/db/pages-changed.ts'
import type { Signals } from '../../platform/db/signals.ts'
import type { Asked, ReadyAnswer } from '../../platform/http/ready-answer.ts'
import { createLoadExperience, type LoadDependencies } from './load-experience.ts'
import { createPageCache } from './page-cache.ts'
import type { Delivery } from './page-head.ts'
import type { PageRenderer } from './page-renderer.ts'
import { createPlaces, isShown, type Place, versionOf } from './place.ts'
import * as store from './store.ts'

export interface PublishingDependencies extends LoadDependencies {
  db: Database
  renderer: PageRenderer
  signals: Pick<Signals, 'listen' | 'isCurrent' | 'caughtUp'>
  delivery?: Delivery
  now?: () => number
}

const CACHED_PAGES = 2000
const CACHED_BYTES = 64 * 1024 * 1024
const EMPTY_ADDRESSES = 5000
/** Longer than any address that we ever gave. */
const LONGEST_ADDRESS = 200
/** While we do not hear the other processes: how long media and what is not stored in slides may lag behind. */
const DEAF_LIFETIME_MS = 30_000

export type PublishingService = ReturnType<typeof createPublishingService>

export function createPublishingService(dependencies: PublishingDependencies) {
  const { db, renderer, signals, delivery, onError = () => {}, now = () => performance.now() } = dependencies
  const load = createLoadExperience(dependencies)
  const places = createPlaces({ load, renderer, delivery, onError, now })
  const cache = createPageCache<Place>({
    capacity: CACHED_PAGES,
    maxBytes: CACHED_BYTES,
    emptyCapacity: EMPTY_ADDRESSES,
    now,
  })
  let isListening = false

  /** Whether what is kept is what is stored: every change is heard of. */
  const isCertain = (): boolean => isListening && signals.isCurrent()

  async function placeAt(address: store.Address): Promise<Place> {
    const key = keyOf(address)
    if (key.length > LONGEST_ADDRESS) return places.nothing(address)
    if (isCertain()) return cache.get(key, async () => places.make(await store.find(address, db), address))
    const row = await store.find(address, db)
    const version = versionOf(row)
    return cache.get(
      key,
      () => places.make(row, address),
      (place) => place.version === version && now() - place.madeAt < DEAF_LIFETIME_MS,
    )
  }

  return {
    /** What lives at a path that an instant app has or had; always its newest saved state. */
    findPath: (path: string): Promise<Place> => placeAt({ path }),

    /** What other websites show in a frame of an instant app whose owner lets them. */
    findEmbed: (path: string): Promise<Place> => placeAt({ path, isEmbedded: true }),

    /** What a link leads to, also a deleted one: a printed code never dies. */
    findTag: (tagId: string): Promise<Place> => placeAt({ tagId }),

    /** The answer for the path of a request as it was sent, when that takes neither a question nor work. */
    findReady(path: string, asked: Asked): ReadyAnswer | undefined {
      if (!isCertain()) return undefined
      const place = cache.find(path)
      // Under another spelling there may be something.
      if (!place?.page || (place.isNothing && path !== path.toLowerCase())) return undefined
      return place.page.find(asked)
    },

    /** The code of a link that exists or existed; undefined for any other. */
    async code(tagId: string): Promise<string | undefined> {
      return (await store.find({ tagId }, db)) && renderer.renderCode(tagId)
    },

    /** The published instant app at a path that it has or had, with or without the leading slash. */
    async findByPath(path: string): Promise<PublicExperience | undefined> {
      const row = await store.find({ path: path.replace(/^\//, '') }, db)
      return row && isShown(row) ? (await load(row)).experience : undefined
    },

    /** The published instant app at a path or behind a link, and whether other websites may show it. */
    async findForEmbed(address: store.Address) {
      const row = await store.find(address, db)
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

/** The path of a request for it. */
const keyOf = (address: store.Address): string =>
  'tagId' in address ? linkPath(address.tagId) : (address.isEmbedded ? embedPath : experiencePath)(address.path)
