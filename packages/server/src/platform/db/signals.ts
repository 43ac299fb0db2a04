import pg from 'pg'
import type { Connection } from './database.ts'

const PING_EVERY_MS = 15_000
const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 5000

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
  stop: () => Promise<void>
}

interface SignalOptions {
  connection: Connection
  onError: (error: unknown, about: string) => void
}

/** One connection of its own for each process, made when the first channel is listened to and again whenever it is lost. */
export function createSignals({ connection, onError }: SignalOptions): Signals {
  const listeners = new Map<string, Set<Listener>>()
  let client: pg.Client | undefined
  let connecting: Promise<void> | undefined
  let ping: NodeJS.Timeout | undefined
  let retry: NodeJS.Timeout | undefined
  let wait = FIRST_WAIT_MS
  let hasMissed = false
  let isStopped = false

  function lose(lost: pg.Client, error?: unknown): void {
    if (client !== lost) return
    client = undefined
    hasMissed = true
    clearInterval(ping)
    lost.end().catch(() => {}) // it is gone already
    if (error !== undefined) onError(error, 'listening to the other processes')
    connectLater()
  }

  function connectLater(): void {
    if (isStopped) return
    retry = setTimeout(() => void connect(), wait).unref()
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  }

  async function open(): Promise<void> {
    const fresh = new pg.Client({ ...connection, keepAlive: true, connectionTimeoutMillis: 2000, query_timeout: 5000 })
    fresh.on('error', (error) => lose(fresh, error))
    fresh.on('end', () => lose(fresh))
    fresh.on('notification', ({ channel, payload = '' }) => {
      for (const { received } of listeners.get(channel) ?? []) received(payload)
    })
    try {
      await fresh.connect()
      for (const channel of listeners.keys()) await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`)
    } catch (error) {
      fresh.end().catch(() => {}) // it never was
      hasMissed = true
      onError(error, 'listening to the other processes')
      return connectLater()
    }
    if (isStopped) return fresh.end()
    client = fresh
    wait = FIRST_WAIT_MS
    // A connection whose other end has vanished says nothing of it.
    ping = setInterval(() => void fresh.query('select 1').catch((error) => lose(fresh, error)), PING_EVERY_MS).unref()
    if (!hasMissed) return
    hasMissed = false
    for (const one of listeners.values()) for (const { missed } of one) missed()
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
      const current = client
      await current.query(`listen ${current.escapeIdentifier(channel)}`).catch((error) => lose(current, error))
    },
    async stop() {
      isStopped = true
      clearInterval(ping)
      clearTimeout(retry)
      await connecting
      const last = client
      client = undefined
      await last?.end()
    },
  }
}
