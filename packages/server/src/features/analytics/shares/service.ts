import type { Language } from '@taplet/messages'
import type { AnalyticsReport, AnalyticsShareLink, AnalyticsSubject, ReportQuery } from '@taplet/contract'
import type { Database } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { Reports } from '../service.ts'
import * as store from './store.ts'

interface ShareDependencies {
  db: Database
  reports: Reports
  /** At least 128 random bits: the id alone gives read access. */
  newId: () => string
}

type Days = Omit<ReportQuery, keyof AnalyticsSubject>

const toSubject = ({ subject, subject_id: id }: store.ShareRow): AnalyticsSubject => ({
  // variant-name: what a sum or a report is of, no widget
  kind: subject === 'A' ? 'APP' : 'LINK',
  id,
})

const toShare = (row: store.ShareRow): AnalyticsShareLink => ({
  shareId: row.share_id,
  ...toSubject(row),
  path: `/info/analytics/${row.share_id}`,
  createdAt: row.created_at.toISOString(),
})

/** Read-only links to reports: one for each instant app and link, until it is revoked. */
export function createShares({ db, reports, newId }: ShareDependencies) {
  async function find(accountId: string, subject: AnalyticsSubject): Promise<AnalyticsShareLink | null> {
    await reports.requireSubject(accountId, subject)
    const row = await store.findShare(accountId, subject, db)
    return row ? toShare(row) : null
  }

  return {
    find,

    async create(accountId: string, subject: AnalyticsSubject): Promise<AnalyticsShareLink> {
      await reports.requireSubject(accountId, subject)
      await inTransaction(db, async (trx) => {
        await store.endOthers(accountId, subject, trx)
        await store.insertShare(accountId, subject, newId(), trx)
      })
      const share = await find(accountId, subject)
      if (!share) throw new AppError('CONFLICT') // revoked at the same moment, in another window
      return share
    },

    async end(accountId: string, subject: AnalyticsSubject): Promise<void> {
      await reports.requireSubject(accountId, subject)
      await store.endShare(accountId, subject, db)
    },

    /** Returns the report while its subject is still the account's that shared it; it reveals only names. */
    async read(shareId: string, days: Days, language: Language): Promise<AnalyticsReport> {
      const row = await store.findByShareId(shareId, db)
      if (!row) throw new AppError('NOT_FOUND')
      return withoutIds(await reports.report(row.account_id, { ...toSubject(row), ...days }, language), shareId)
    },
  }
}
export type Shares = ReturnType<typeof createShares>

/** Replaces ids of slides, widgets and links by list positions: ids lead to content that the account may not have made public. */
function withoutIds(report: AnalyticsReport, shareId: string): AnalyticsReport {
  const place = (index: number): string => String(index + 1)
  return {
    ...report,
    subject: { ...report.subject, id: shareId },
    links: report.links.map((link, index) => ({ ...link, key: place(index) })),
    funnel: {
      ...report.funnel,
      slides: report.funnel.slides.map((slide, index) => ({
        ...slide,
        itemId: place(index),
        widgets: slide.widgets.map((widget, nth) => ({ ...widget, widgetId: place(nth) })),
      })),
    },
  }
}
