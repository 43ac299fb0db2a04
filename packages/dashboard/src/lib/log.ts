import { ApiError } from '@taplet/contract'
import { createContext, useContext } from 'react'

/** Something that went wrong and that nobody need be told of in words (spec §8: "logged quietly"). Never personal data. */
export interface LogEntry {
  event:
    | 'fetch_failed'
    | 'change_failed'
    | 'application_crashed'
    | 'draft_ignored'
    | 'draft_store_failed'
    | 'configuration_item_unknown'
  /** Of the query or mutation, e.g. `experiences.getAll`. */
  name?: string
  /** The server's, when it answered. */
  status?: number
  /** The server's error code, or the kind of error; its message may hold what a person typed and stays out. */
  code: string
}

/** Where the dashboard's log goes. */
export interface Log {
  write(entry: LogEntry): void
}

/** The driver of browsers: their console, where people who look for the cause look first. */
export const createConsoleLog = (): Log => ({
  // oxlint-disable-next-line no-console -- the console is what this driver writes to
  write: (entry) => console.warn(entry),
})

/** The driver of tests. */
export function createMemoryLog() {
  const entries: LogEntry[] = []
  return { entries, write: (entry: LogEntry) => void entries.push(entry) } satisfies Log & { entries: unknown }
}

/** What may be said of an error. */
export const errorFacts = (error: unknown): Pick<LogEntry, 'status' | 'code'> =>
  error instanceof ApiError
    ? { status: error.status, code: error.body.code }
    : { code: error instanceof Error ? error.name : 'unknown' }

const FIXED_PARTS = 2 // of a key: feature and call; what follows may be what a person typed

/** The name of a query or mutation: the fixed parts of its key. */
export const keyName = (key: readonly unknown[]): string => key.slice(0, FIXED_PARTS).map(String).join('.')

const LogContext = createContext<Log>({ write: () => undefined })
export const LogProvider = LogContext.Provider
export const useLog = (): Log => useContext(LogContext)
