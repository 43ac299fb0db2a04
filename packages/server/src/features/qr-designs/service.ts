import {
  type ParsedInput,
  type QrCheck,
  type QrClientConfig,
  type QrDesign,
  type QrLogo,
  SAMPLE_TAG_ID,
} from '@taplet/contract'
import type { contract } from '@taplet/contract/schemas'
import { qrSvg } from '@taplet/qr'
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables/tables.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import { requireRevision } from '../../platform/http/require-revision.ts'
import type { Logos } from './logo/logos.ts'
import { drawLook, type Look, toScanDesign } from './look.ts'
import type { Previews } from './preview/previews.ts'
import type { Scanner } from './scan/scanner.ts'
import * as store from './store.ts'
import { checkOf, configOf, logoOf, type StoredLogo } from './stored.ts'
import { toDesign } from './to-design.ts'

type Trx = Transaction<Tables>
type Input = ParsedInput<typeof contract.qrDesigns.update>

export interface QrDesignLimits {
  lockAccount(accountId: string, trx: Trx): Promise<number>
  requireRoom(kind: 'qrDesign', accessLevel: number, count: number): void
}

export interface QrDesignDependencies {
  db: Database
  limits: QrDesignLimits
  logos: Logos
  previews: Previews
  scanner: Scanner
  /** Returns the address encoded in the code of a link. */
  textOf: (tagId: string) => string
}
export type QrDesignService = ReturnType<typeof createQrDesignService>

export function createQrDesignService({ db, limits, logos, previews, scanner, textOf }: QrDesignDependencies) {
  async function lookOf(config: QrClientConfig, stored: StoredLogo | null): Promise<Look> {
    const picture = stored ? await logos.read(stored) : undefined
    return { config, logo: stored && picture ? { picture, share: stored.share } : null }
  }

  const unsavedLook = async (accountId: string, config: QrClientConfig, logo: QrLogo | null): Promise<Look> =>
    lookOf(config, await logos.take(accountId, logo, null))

  async function check(accountId: string, look: Look, tagId = SAMPLE_TAG_ID): Promise<QrCheck> {
    const text = textOf(tagId)
    return { ...(await scanner.check(accountId, toScanDesign(text, look), look.logo?.picture.pixels)), text }
  }

  /** Does everything of a save that takes time, before the account is locked. */
  async function prepare(accountId: string, input: Input): Promise<store.QrDesignColumns> {
    const current = await store.find(accountId, input.qrDesignId, db)
    const logo = await logos.take(accountId, input.logo, current ? logoOf(current) : null)
    const known = current && sameLook(current, input.clientConfig, logo)
    if (known) return { name: input.qrDesignName, clientConfig: input.clientConfig, logo, ...known }
    const look = await lookOf(input.clientConfig, logo)
    const svg = qrSvg(drawLook(textOf(SAMPLE_TAG_ID), look))
    const [checked, previewPath] = await Promise.all([check(accountId, look), previews.make(accountId, svg)])
    return { name: input.qrDesignName, clientConfig: input.clientConfig, logo, previewPath, check: checked }
  }

  async function put(accountId: string, { qrDesignId, revision }: Input, columns: store.QrDesignColumns, trx: Trx) {
    const accessLevel = await limits.lockAccount(accountId, trx)
    const current = await store.find(accountId, qrDesignId, trx)
    if (current) {
      const design = toDesign(current)
      if (design.isReadOnly) throw new AppError('QR_DESIGN_READ_ONLY')
      requireRevision(revision, design)
      await store.update(accountId, qrDesignId, columns, trx)
    } else {
      limits.requireRoom('qrDesign', accessLevel, await store.count(accountId, trx))
      if (!(await store.insert(accountId, qrDesignId, columns, trx))) throw new AppError('NOT_FOUND')
    }
    const saved = await store.find(accountId, qrDesignId, trx)
    if (!saved) throw new AppError('NOT_FOUND')
    return toDesign(saved)
  }

  return {
    lookOf,

    list: async (accountId: string): Promise<QrDesign[]> => (await store.list(accountId, db)).map(toDesign),

    /** Stores the design, new or known by its id. A poor score never prevents it: it is stored with its reasons. */
    async save(accountId: string, input: Input): Promise<QrDesign> {
      const columns = await prepare(accountId, input)
      return inTransaction(db, (trx) => put(accountId, input, columns, trx))
    },

    async delete(accountId: string, qrDesignId: string): Promise<void> {
      if (!(await store.hide(accountId, qrDesignId, db))) throw new AppError('NOT_FOUND')
    },

    /** Restores all of them, or none when one is unknown or the plan has no room. Those not deleted stay unchanged. */
    async restore(accountId: string, ids: readonly string[]): Promise<void> {
      await inTransaction(db, async (trx) => {
        const accessLevel = await limits.lockAccount(accountId, trx)
        const { known, hidden } = await store.countOf(accountId, ids, trx)
        if (known !== ids.length) throw new AppError('NOT_FOUND')
        if (hidden > 0) limits.requireRoom('qrDesign', accessLevel, (await store.count(accountId, trx)) + hidden - 1)
        await store.show(accountId, ids, trx)
      })
    },

    async check(accountId: string, config: QrClientConfig, logo: QrLogo | null, tagId?: string): Promise<QrCheck> {
      return check(accountId, await unsavedLook(accountId, config, logo), tagId)
    },

    /** Returns the look of a design that is not saved. */
    unsavedLook,
  }
}

/** Returns the result of the last save, when it is whole and nothing but the name has changed. */
function sameLook(row: store.QrDesignRow, config: QrClientConfig, logo: StoredLogo | null) {
  const check = checkOf(row)
  const isSame = JSON.stringify([configOf(row), logoOf(row)]) === JSON.stringify([config, logo])
  return check?.isDecoded && row.preview_path !== '' && isSame ? { check, previewPath: row.preview_path } : undefined
}
