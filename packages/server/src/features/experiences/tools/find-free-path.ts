import type { Transaction } from 'kysely'
import type { Tables } from '../../../platform/db/tables/tables.ts'
import { copyPaths, randomCopyPath } from './copy-paths.ts'
import * as store from './store.ts'

/** Returns an address for a copy that nobody has or had, made of its name or of the original's address. */
export async function findFreePath(
  pageName: string | undefined,
  path: string,
  newId: () => string,
  trx: Transaction<Tables>,
): Promise<string> {
  const paths = copyPaths(pageName, path)
  await store.lockCopying(trx)
  const untaken = await store.findUntaken(paths, trx)
  return paths.find((one) => untaken.has(one)) ?? randomCopyPath(pageName, path, newId().slice(0, 6).toLowerCase())
}
