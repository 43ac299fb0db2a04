import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { createFairQueue } from '../fair-queue.ts'
import type { Connection } from './database.ts'
import { createFence } from './fence.ts'

const BEAT_EVERY_MS = 5000
/** How long a beat that was heard vouches for the connection: two that fail to appear, and nobody relies on it. */
const PROVEN_FOR_MS = 11_000
const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 5000
/** How long whoever has written waits until we have heard of it. */
const FENCE_MS = 1000

interface Listener {
  /** Somebody said this on the channel; a process hears itself, too. */
  received: (payload: string) => void
  /** The connection was lost for a while: whatever was said meanwhile was not heard. */
  missed: () => void
}

/** What the processes on one database tell each other: PostgreSQL's LISTEN. A store speaks by `pg_notify(channel, payload)`. */
export interface Signals {
  /** Resolves when the channel is heard, or at once while the database is away; it is listened to as soon as it is back. */
  listen: (channel: string, listener: Listener) => Promise<void>
  /** Whether everything that is said is heard within moments: we heard ourselves speak a few seconds ago. */
  isCurrent: () => boolean
  /** Resolves when everything has been received that was said in transactions committed until now, or nobody can. */
  caughtUp: () => Promise<void>
  stop: () => Promise<void>
}

interface SignalOptions {
  connection: Connection
  onError: (error: unknown, about: string) => void
  beatEveryMs?: number
  provenForMs?: number
  now?: () => number
}

/** One connection of its own for each process, made when the first channel is listened to and again whenever it is lost. */
export function createSignals({
  connection,
  onError,
  beatEveryMs = BEAT_EVERY_MS,
  provenForMs = PROVEN_FOR_MS,
  now = () => performance.now(),
}: SignalOptions): Signals {
  const listeners = new Map<string, Set<Listener>>()
  /** Our own words to ourselves, on a channel that nobody else knows; each says when it was spoken. */
  const beatChannel = `beat_${randomUUID()}`
  let client: pg.Client | undefined
  /** The driver takes one statement at a time. */
  let turn = createFairQueue(1)
  let connecting: Promise<void> | undefined
  let beating: NodeJS.Timeout | undefined
  let retry: NodeJS.Timeout | undefined
  let wait = FIRST_WAIT_MS
  let provenAt = Number.NEGATIVE_INFINITY
  let hasMissed = false
  let isStopped = false

  function lose(lost: pg.Client, error?: unknown): void {
    if (client !== lost) return
    client = undefined
    provenAt = Number.NEGATIVE_INFINITY
    hasMissed = true
    clearInterval(beating)
    lost.end().catch(() => {}) // it is gone already
    if (error !== undefined) onError(error, 'listening to the other processes')
    connectLater()
  }

  function connectLater(): void {
    if (isStopped) return
    retry = setTimeout(() => void connect(), wait).unref()
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  }

  function receive(from: pg.Client, channel: string, payload: string): void {
    if (channel !== beatChannel) for (const { received } of listeners.get(channel) ?? []) received(payload)
    else if (client === from) provenAt = Number(payload)
  }

  const ask = (current: pg.Client, text: string, values: string[] = []): Promise<unknown> =>
    turn('', () => current.query(text, values)).catch((error) => lose(current, error))

  /**
   * A connection whose other end has vanished says nothing of it, and a pooler that takes LISTEN for any other statement
   * says nothing either: only who hears itself hears the others.
   */
  const beat = (current: pg.Client): Promise<unknown> =>
    ask(current, 'select pg_notify($1, $2)', [beatChannel, String(now())])

  async function open(): Promise<void> {
    const fresh = new pg.Client({ ...connection, keepAlive: true, connectionTimeoutMillis: 2000, query_timeout: 5000 })
    fresh.on('error', (error) => lose(fresh, error))
    fresh.on('end', () => lose(fresh))
    fresh.on('notification', ({ channel, payload = '' }) => receive(fresh, channel, payload))
    try {
      await fresh.connect()
      for (const channel of [beatChannel, ...listeners.keys()])
        await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`)
    } catch (error) {
      fresh.end().catch(() => {}) // it never was
      hasMissed = true
      onError(error, 'listening to the other processes')
      return connectLater()
    }
    if (isStopped) return fresh.end()
    client = fresh
    turn = createFairQueue(1)
    wait = FIRST_WAIT_MS
    // What is said from here on is heard; what was said before may be missing.
    if (hasMissed) for (const one of listeners.values()) for (const { missed } of one) missed()
    hasMissed = false
    beating = setInterval(() => void beat(fresh), beatEveryMs).unref()
    await beat(fresh)
  }

  async function connect(): Promise<void> {
    connecting ??= open().finally(() => (connecting = undefined))
    return connecting
  }

  return {
    async listen(channel, listener) {
      const known = listeners.get(channel)
      if (known) return void known.add(listener)
      listeners.set(channel, new Set([listener]))
      await connecting
      if (!client) return connect()
      await ask(client, `listen ${client.escapeIdentifier(channel)}`)
    },
    isCurrent: () => now() - provenAt < provenForMs,
    // The database hands over what is waiting for a connection before it tells that a statement on it is done.
    caughtUp: createFence(async () => {
      const current = client
      const timer = setTimeout(() => current && lose(current, new Error('No answer in time')), FENCE_MS)
      if (current) await ask(current, 'select 1')
      clearTimeout(timer)
    }),
    async stop() {
      isStopped = true
      clearInterval(beating)
      clearTimeout(retry)
      await connecting
      const last = client
      client = undefined
      provenAt = Number.NEGATIVE_INFINITY
      await last?.end()
    },
  }
}
