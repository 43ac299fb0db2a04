import { add, remove } from '../features/moderation/blocklist/store.ts'
import type { TestApp } from './start-test-app.ts'

/** Blocks that host for pages and links. */
export const block = ({ db }: TestApp, host: string): Promise<void> => add(host, '', db)

export const unblock = ({ db }: TestApp, host: string): Promise<boolean> => remove(host, db)
