import { ApiError } from '@taplet/contract'
import { createContext, useContext } from 'react'

/** A problem that people need not see a message about (spec §8: "logged quietly"). Never contains personal data. */
export interface LogEntry {
  event:
    | 'fetch_failed'
    | 'change_failed'
    | 'application_crashed'
    | 'draft_ignored'
    | 'draft_store_failed'
    | 'configuration_item_unknown'
  /** Name of the query or mutation, e.g. `experiences.getAll`. */
  name?: string
  /** The response status, if the server answered. */
  status?: number
  /** The server's error code, or the error's name; its message may contain what a person typed and is left out. */
  code: string
}

/** Where the dashboard's log goes. */
export interface Log {
  write(entry: LogEntry): void
}

/** The driver for browsers: the console, where engineers look first. */
export const createConsoleLog = (): Log => ({
  // oxlint-disable-next-line no-console -- the console is what this driver writes to
  write: (entry) => console.warn(entry),
})

/** The driver for tests. */
export function createMemoryLog() {
  const entries: LogEntry[] = []
  return { entries, write: (entry: LogEntry) => void entries.push(entry) } satisfies Log & { entries: unknown }
}

/** The facts of an error that may be logged. */
export const errorFacts = (error: unknown): Pick<LogEntry, 'status' | 'code'> =>
  error instanceof ApiError
    ? { status: error.status, code: error.body.code }
    : { code: error instanceof Error ? error.name : 'unknown' }

const FIXED_PARTS = 2 // of a key: feature and call; the rest may contain what a person typed

/** The name of a query or mutation: the fixed parts of its key. */
export const keyName = (key: readonly unknown[]): string => key.slice(0, FIXED_PARTS).map(String).join('.')

const LogContext = createContext<Log>({ write: () => undefined })
export const LogProvider = LogContext.Provider
export const useLog = (): Log => useContext(LogContext)
