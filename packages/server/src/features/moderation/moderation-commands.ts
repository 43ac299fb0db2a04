import type { Database, Executor } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { toHost } from './blocklist/hosts-of.ts'
import * as blocklist from './blocklist/store.ts'
import * as orphans from './orphans/store.ts'
import * as reports from './reports/store.ts'
import * as takedowns from './takedowns/store.ts'

const MOST_LISTED = 100

/** The message is shown to the operator. */
export class ModerationCommandError extends Error {}

/** Operator commands for moderation. Pages of running servers change at once: the database notifies them. */
export function createModerationCommands(db: Database, clock = () => new Date()) {
  async function find(address: string): Promise<takedowns.Target> {
    const path = address
      .trim()
      .replace(/^https?:\/\/[^/]*/i, '')
      .replace(/[?#].*$/s, '')
      .replace(/^\/|\/$/g, '')
    const [, tagId] = /^t\/([\w-]+)$/.exec(path) ?? []
    const target = tagId === undefined ? await takedowns.findByPath(path, db) : await takedowns.findByTag(tagId, db)
    if (!target) throw new ModerationCommandError(`No app or link lives at "${address}".`)
    return target
  }

  /** Reports are about apps; there are none about a website's link. */
  const closeReports = async ({ experience_id }: takedowns.Target, executor: Executor): Promise<number> =>
    experience_id === null ? 0 : reports.closeOf(experience_id, clock(), executor)

  const hostOf = (text: string): string => {
    const host = toHost(text)
    if (host === undefined) throw new ModerationCommandError(`"${text}" is no host name. Give one such as bad.example.`)
    return host
  }

  return {
    listReports: () => reports.listOpen(MOST_LISTED, db),
    listDown: () => takedowns.listDown(db),
    listOrphans: () => orphans.listMost(MOST_LISTED, db),
    listBlocked: () => blocklist.list(db),

    /** Takes an app, or one link of it, down for all visitors; its owner sees the reason. Closes its reports. */
    async takeDown(address: string, reason: string): Promise<takedowns.Target> {
      if (reason.trim() === '') throw new ModerationCommandError('Give a reason: the owner reads it, and can object.')
      const target = await find(address)
      await inTransaction(db, async (trx) => {
        await takedowns.takeDown(target, reason.trim(), trx)
        await closeReports(target, trx)
      })
      return target
    },

    async restore(address: string): Promise<takedowns.Target> {
      const target = await find(address)
      await inTransaction(db, async (trx) => {
        if (!(await takedowns.restore(target, trx))) throw new ModerationCommandError(`"${address}" is not taken down.`)
        await closeReports(target, trx)
      })
      return target
    },

    /** Closes the reports of an app that stays; returns how many there were. */
    async dismiss(address: string): Promise<number> {
      const target = await find(address)
      return closeReports(target, db)
    },

    async block(text: string, reason: string): Promise<string> {
      const host = hostOf(text)
      await blocklist.add(host, reason.trim(), db)
      return host
    },

    async unblock(text: string): Promise<string> {
      const host = hostOf(text)
      if (!(await blocklist.remove(host, db))) throw new ModerationCommandError(`"${host}" is not blocked.`)
      return host
    },
  }
}
export type ModerationCommands = ReturnType<typeof createModerationCommands>
