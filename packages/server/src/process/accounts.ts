import { resolve } from 'node:path'
import { userInfo } from 'node:os'
import { type Config, readConfig } from '../config.ts'
import { createAccountCommands, type EraseVisitor } from '../features/account/operator/account-commands.ts'
import { runAccounts } from '../features/account/operator/run-accounts.ts'
import { levels } from '../features/plans/levels/levels.ts'
import type { Connection } from '../platform/db/database.ts'
import { onDatabase } from './on-database.ts'
import { secretOf } from './secret.ts'

/** Runs one command about accounts on this installation's database, as the person at the keyboard. */
export async function accounts(words: readonly string[]): Promise<void> {
  const operator = process.env['SUDO_USER'] ?? userInfo().username
  const config = readConfig(process.env)
  const lines = await onDatabase(config, (db, connection) => {
    const tools = { setGrantedLevel: levels.setGrantedLevel, eraseVisitor: eraseBy(config, connection) }
    return runAccounts(createAccountCommands(db, operator, tools), words)
  })
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** Erasing concerns files, pages and webhooks, too: the whole app does it, without serving anybody. */
const eraseBy =
  (config: Config, connection: Connection): EraseVisitor =>
  async (request) => {
    const secret = config.authSecret ?? secretOf(resolve(config.dataDir))
    // The app draws pages: its views are loaded only where they are needed.
    await import('../platform/tsx-hook.ts')
    const { createApp } = await import('../app.ts')
    const app = await createApp({ config: { ...config, logLevel: 'warn' }, connection, secret })
    try {
      return await app.features.personalData.eraseVisitor(request)
    } finally {
      await app.close()
    }
  }
