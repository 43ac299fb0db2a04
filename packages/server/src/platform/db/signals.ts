import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { createFairQueue } from '../fair-queue.ts'
import type { Connection } from './database.ts'
import { createFence } from './fence.ts'

const BEAT_EVERY_MS = 5000
/** How long a received heartbeat proves that the connection works: after two missed ones it is no longer trusted. */
const PROVEN_FOR_MS = 11_000
const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 5000
/** How long a writer waits at most until we have received its notification. */
const FENCE_MS = 1000

interface Listener {
  /** A payload was sent on the channel; a process receives its own, too. */
  received: (payload: string) => void
  /** The connection was lost for a while: notifications sent meanwhile were missed. */
  missed: () => void
}

/** Notifications between processes on one database (PostgreSQL's LISTEN); stores send `pg_notify(channel, payload)`. */
export interface Signals {
  /** Resolves when subscribed, or at once while the database is away; it subscribes as soon as that is back. */
  listen: (channel: string, listener: Listener) => Promise<void>
  /** Whether every notification is received within moments: our own heartbeat arrived a few seconds ago. */
  isCurrent: () => boolean
  /** Resolves when all notifications of transactions committed until now were received, or none can be. */
  caughtUp: () => Promise<void>
  stop: () => Promise<void>
}

export interface SignalOptions {
  connection: Connection
  onError: (error: unknown, about: string) => void
  beatEveryMs?: number
  provenForMs?: number
  now?: () => number
}

/** One dedicated connection for each process, opened with the first subscription and again whenever it is lost. */
export function createSignals({
  connection,
  onError,
  beatEveryMs = BEAT_EVERY_MS,
  provenForMs = PROVEN_FOR_MS,
  now = () => performance.now(),
}: SignalOptions): Signals {
  const listeners = new Map<string, Set<Listener>>()
  /** Heartbeats to ourselves, on a channel of this process alone; each carries the time it was sent. */
  const beatChannel = `beat_${randomUUID()}`
  let client: pg.Client | undefined
  /** The driver runs one statement at a time. */
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
    lost.end().catch(() => {}) // it is already gone
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
   * A connection whose other end has vanished reports nothing, and a pooler that treats LISTEN like any other statement
   * reports nothing either: only a process that receives its own heartbeat receives the others' notifications.
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
      fresh.end().catch(() => {}) // it was never open
      hasMissed = true
      onError(error, 'listening to the other processes')
      return connectLater()
    }
    if (isStopped) return fresh.end()
    client = fresh
    turn = createFairQueue(1)
    wait = FIRST_WAIT_MS
    // Notifications from here on are received; earlier ones may have been missed.
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
    // The database delivers pending notifications of a connection before it reports the end of a statement on it.
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
