import type { MeasuredLayout } from '@taplet/contract'
import { measuredLayout } from '@taplet/contract/schemas'
import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { findItems } from '../store.ts'
import * as store from './store.ts'

/** What browsers measured of an account's slides. Only shown to that account, and never trusted for anything else. */
export function createLayouts({ db, clock }: { db: Database; clock: () => Date }) {
  return {
    /** Those of one of the account's instant apps; ones of an earlier release that cannot be read are left out. */
    async list(accountId: string, experienceId: string): Promise<MeasuredLayout[]> {
      const slideIds = await findItems(accountId, experienceId, db)
      if (!slideIds) throw new AppError('NOT_FOUND')
      const rows = await store.listLayouts(accountId, slideIds, db)
      return rows.flatMap(({ item_id: slideId, measured, layout }) => {
        const { data } = measuredLayout.safeParse({ slideId, measured, layout })
        return data ?? []
      })
    },

    async save(accountId: string, layout: MeasuredLayout): Promise<void> {
      if (!(await store.saveLayout(accountId, layout, clock(), db))) throw new AppError('NOT_FOUND')
    },
  }
}
export type Layouts = ReturnType<typeof createLayouts>
