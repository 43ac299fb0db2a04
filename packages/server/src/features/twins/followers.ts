import type { EditorNews, TwinState, TwinUpdate } from '@taplet/viewer/render'
import type { Database } from '../../platform/db/database.ts'
import type { EventStream } from '../../platform/http/event-stream.ts'
import * as store from './store.ts'

/** Phones that may follow one twin: a handful of devices on a desk, not an audience. */
export const MAX_FOLLOWERS = 10
const BEAT_MS = 15_000

interface Follower {
  id: string
  stream: EventStream
  /** The version it shows. */
  version: string
  /** The slides it shows, by id: the hash of their HTML. */
  slides: Map<string, string>
}

/** A twin that phones follow on this node. */
interface Followed {
  followers: Set<Follower>
  /** The load in progress, and whether to load once more because of a notification meanwhile. */
  loading: Promise<void> | undefined
  isStale: boolean
}

interface FollowersOptions {
  db: Database
  render: (row: store.TwinRow) => Promise<TwinState>
  /** Subscribes to changes once somebody follows. */
  listen: (listener: { received: (twinId: string) => void; missed: () => void }) => Promise<void>
  newId: () => string
  clock: () => Date
  onError: (error: unknown, about: string) => void
}

export type Admission = 'FOLLOWS' | 'ENDED' | 'FULL'

/** The phones connected to this node. Each gets only the newest state, and of that only what it does not show yet. */
export function createFollowers({ db, render, listen, newId, clock, onError }: FollowersOptions) {
  const twins = new Map<string, Followed>()
  let listening: Promise<void> | undefined
  let beat: NodeJS.Timeout | undefined
  let isEnding = false

  function tell(follower: Follower, state: TwinState, isAway: boolean): void {
    if (follower.version !== state.version) {
      follower.stream.send('update', updateFor(follower, state), state.version)
      follower.version = state.version
      follower.slides = new Map(state.slides.map(({ id, hash }) => [id, hash]))
    }
    follower.stream.send('editor', { isAway } satisfies EditorNews)
  }

  async function load(twinId: string, followed: Followed): Promise<void> {
    const row = await store.findByAddress(twinId, clock(), db)
    if (!row) return endTwin(followed)
    const state = await render(row)
    for (const follower of followed.followers) tell(follower, state, row.is_away)
  }

  /** Sends the newest state to all followers here. Calls during a load are combined into one. */
  function refresh(twinId: string): Promise<void> {
    const followed = twins.get(twinId)
    if (!followed) return Promise.resolve()
    followed.isStale = true
    followed.loading ??= refreshUntilFresh(twinId, followed).finally(() => (followed.loading = undefined))
    return followed.loading
  }

  async function refreshUntilFresh(twinId: string, followed: Followed): Promise<void> {
    while (followed.isStale && followed.followers.size > 0) {
      followed.isStale = false
      try {
        await load(twinId, followed)
      } catch (error) {
        onError(error, 'showing a draft to phones') // retried at the next interval
      }
    }
  }

  function endTwin({ followers }: Followed): void {
    for (const { stream } of followers) {
      stream.send('ended', {})
      stream.end()
    }
  }

  const refreshAll = () => {
    for (const twinId of twins.keys()) void refresh(twinId)
  }

  /** Keeps connections alive, records that these phones still follow, and catches up on missed notifications. */
  async function keepAlive(): Promise<void> {
    try {
      await store.keepFollowers(
        [...twins.values()].flatMap(({ followers }) => [...followers].map(({ id }) => id)),
        clock(),
        db,
      )
    } catch (error) {
      onError(error, 'keeping phones')
    }
    refreshAll()
  }

  function add(twinId: string, follower: Follower): void {
    const followed = twins.get(twinId) ?? { followers: new Set(), loading: undefined, isStale: false }
    followed.followers.add(follower)
    twins.set(twinId, followed)
    beat ??= setInterval(() => void keepAlive(), BEAT_MS).unref()
  }

  async function remove(twinId: string, follower: Follower): Promise<void> {
    const followed = twins.get(twinId)
    if (!followed?.followers.delete(follower)) return
    if (followed.followers.size === 0) twins.delete(twinId)
    if (twins.size === 0) {
      clearInterval(beat)
      beat = undefined
    }
    try {
      await store.deleteFollower(follower.id, db)
    } catch (error) {
      onError(error, 'forgetting a phone') // it is deleted a while later
    }
  }

  return {
    /** `since` is the version that the phone shows; `open` begins the stream once it may. */
    async follow(twinId: string, since: string, open: (onClose: () => void) => EventStream): Promise<Admission> {
      if (isEnding) return 'FULL'
      const row = await store.findByAddress(twinId, clock(), db)
      if (!row) return 'ENDED'
      const id = newId()
      if (!(await store.insertFollower(id, { twinId, most: MAX_FOLLOWERS }, clock(), db))) return 'FULL'
      listening ??= listen({ received: (changed) => void refresh(changed), missed: refreshAll })
      await listening
      const stream = open(() => void remove(twinId, follower))
      const follower: Follower = { id, stream, version: '', slides: new Map() }
      add(twinId, follower)
      if (isEnding) stream.end()
      const state = await render(row)
      if (state.version === since) {
        follower.version = since
        follower.slides = new Map(state.slides.map((slide) => [slide.id, slide.hash]))
      }
      await refresh(twinId)
      return 'FOLLOWS'
    },

    /** Disconnects all, so that the process can stop; phones reconnect to another one. */
    endAll(): void {
      isEnding = true
      for (const { followers } of twins.values()) for (const { stream } of followers) stream.end()
    },
  }
}

function updateFor({ slides: shown }: Follower, state: TwinState): TwinUpdate {
  const { title, selectedId, chrome, properties, fonts, slides } = state
  return {
    title,
    selectedId,
    chrome,
    properties,
    fonts,
    slides: slides.map(({ id, hash, html }) => (shown.get(id) === hash ? { id } : { id, html })),
  }
}
