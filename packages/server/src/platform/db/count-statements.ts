import type { KyselyPlugin, Transaction } from 'kysely'
import type { Tables } from './tables/tables.ts'

/** The same transaction, which tells of each statement before it is sent. */
export function countStatements(trx: Transaction<Tables>, tell: () => void): Transaction<Tables> {
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      tell()
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return trx.withPlugin(plugin)
}
