import type { KyselyPlugin, Transaction } from 'kysely'
import type { Tables } from './tables/tables.ts'

/** Wraps the transaction so that `tell` is called before each statement is sent. */
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
