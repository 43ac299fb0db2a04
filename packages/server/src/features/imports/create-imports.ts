import { MAX_PAGES_READ, MAX_PICTURES_STORED } from '@taplet/contract'
import { importCalls } from '@taplet/contract/schemas'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import type { Bind } from '../../platform/http/bind.ts'
import { succeed } from '../../platform/http/succeed.ts'
import { createSharedAllowances, type SharedAllowances } from '../../platform/limits/shared-window.ts'
import { resolveBySystem, type ResolveHost } from '../../platform/outbound/destination.ts'
import { createSafeFetch } from '../../platform/outbound/safe-fetch.ts'
import { type ImportFile, storePictures } from './store-pictures.ts'
import { readPage } from './read-page.ts'

interface Dependencies {
  db: Database
  importFile: ImportFile
  /** `address:port` pairs of private networks that may be requested; for development and tests. */
  outboundAllow?: readonly string[]
  resolveHost?: ResolveHost
  clock: () => Date
}

/** Throws TOO_MANY_REQUESTS when the account had enough in these ten minutes. */
async function requireAllowance(allowances: SharedAllowances, accountId: string, wanted: number): Promise<void> {
  if ((await allowances.take(accountId, wanted)) < wanted)
    throw new AppError('TOO_MANY_REQUESTS', { retryAfter: allowances.secondsLeft() })
}

/** Pages of the web that an instant app begins with. */
export function createImports({
  db,
  importFile,
  outboundAllow = [],
  resolveHost = resolveBySystem,
  clock,
}: Dependencies) {
  const safeFetch = createSafeFetch({ resolveHost, allowed: new Set(outboundAllow) })
  const now = () => clock().getTime()
  const pages = createSharedAllowances({ db, now, name: 'pages read' }, MAX_PAGES_READ)
  const pictures = createSharedAllowances({ db, now, name: 'pictures of pages' }, MAX_PICTURES_STORED)
  return {
    routes: (bind: Bind): void =>
      bind('imports', importCalls, {
        readPage: async ({ account, input }) => {
          await requireAllowance(pages, account.accountId, 1)
          return succeed(await readPage(input.url, safeFetch))
        },
        storePictures: async ({ account, input }) => {
          await requireAllowance(pictures, account.accountId, input.urls.length)
          return succeed({ pictures: await storePictures(account, input.urls, { safeFetch, importFile }) })
        },
      }),
  }
}
