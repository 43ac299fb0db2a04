import { userInfo } from 'node:os'
import { readConfig } from '../config.ts'
import { createAccountCommands } from '../features/account/operator/account-commands.ts'
import { runAccounts } from '../features/account/operator/run-accounts.ts'
import { levels } from '../features/plans/levels/levels.ts'
import { onDatabase } from './on-database.ts'

/** Runs one command about accounts on this installation's database, as the person at the keyboard. */
export async function accounts(words: readonly string[]): Promise<void> {
  const operator = process.env['SUDO_USER'] ?? userInfo().username
  const lines = await onDatabase(readConfig(process.env), (db) =>
    runAccounts(createAccountCommands(db, operator, levels.setGrantedLevel), words),
  )
  process.stdout.write(`${lines.join('\n')}\n`)
}
