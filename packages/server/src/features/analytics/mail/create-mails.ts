import type { Language } from '@taplet/messages'
import { DAY_MS, MINUTE_MS } from '@taplet/base/time'
import { analyticsToolCalls } from '@taplet/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Contacts } from '../../../platform/mail/contacts.ts'
import type { Database } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Bind } from '../../../platform/http/bind.ts'
import { succeed } from '../../../platform/http/succeed.ts'
import type { JobHandlers, Jobs } from '../../../platform/jobs/index.ts'
import type { Mail } from '../../../platform/mail/port.ts'
import { readDay, writeDay } from '../../../platform/zoned-days.ts'
import { alertMail } from './alert-mail.ts'
import { findAlerts } from './find-alerts.ts'
import { createLeaveLinks, leavePath, type MailSort } from './leave-links.ts'
import { addLeavePages, type LeavePages } from './leave-pages.ts'
import type { MailAddresses } from './mail-addresses.ts'
import { isMonday, scheduledDay } from './scheduled-day.ts'
import { createMailSettings } from './settings.ts'
import * as store from './settings-store.ts'
import { weeklyMail } from './weekly-mail.ts'
import { readWeek } from './week-numbers.ts'

/** Job that finds mails that are due. */
const LOOK_JOB = 'analytics.mails'
/** Jobs that create and send one mail. */
const jobOf: Record<MailSort, string> = { weekly: 'analytics.weekly', alerts: 'analytics.alerts' }
/** Most zones are offset by full or half hours; in the few others mails come at a quarter past eight. */
const LOOK_EVERY_MS = 30 * MINUTE_MS
const AT_ONCE = 200

const payload = z.object({ accountId: z.string(), day: z.iso.date() })
const alertedDays = z.record(z.string(), z.string())

interface Dependencies extends Pick<LeavePages, 'loadAssets' | 'policyOf'> {
  /** Language of the mails. */
  language: Language
  db: Database
  jobs: Pick<Jobs, 'enqueue'>
  mail: Mail
  /** Origin for links in mails, without trailing slash. */
  publicUrl: string
  signFor: (purpose: string) => (text: string) => string
  contactsOf: (accountId: string) => Promise<Pick<Contacts, 'email' | 'language'>>
  clock?: () => Date
}

/** Mails about visits: a weekly summary, and alerts about unusual days. */
export function createAnalyticsMails(dependencies: Dependencies) {
  const { db, jobs, mail, publicUrl, signFor, contactsOf, language, clock = () => new Date() } = dependencies
  const links = createLeaveLinks(signFor('analytics mails'))
  const settings = createMailSettings({ db, contactsOf })
  const placesOf = (sort: MailSort, accountId: string): MailAddresses => ({
    allUrl: `${publicUrl}/app/experiences`,
    appUrl: (experienceId) => `${publicUrl}/app/experiences/${encodeURIComponent(experienceId)}#analytics`,
    leaveUrl: publicUrl + leavePath(sort, links.tokenOf(sort, accountId)),
  })

  /** Returns the account's address, zone and language, if it still wants this sort of mail. */
  async function readerOf(accountId: string, sort: MailSort) {
    const row = await store.find(accountId, db)
    const { email, language: own = language } = await contactsOf(accountId)
    const zone = row?.timezone ?? (await store.zoneOf(accountId, db))
    return row?.[sort] && email ? { to: email, zone, alerted: row.alerted, language: own } : undefined
  }

  async function take(sort: MailSort, due: readonly store.Due[]): Promise<void> {
    let taken: number
    do {
      taken = await inTransaction(db, async (trx) => {
        const accounts = await store.takeDue(sort, due, AT_ONCE, trx)
        for (const account of accounts) await jobs.enqueue(jobOf[sort], account, { trx })
        return accounts.length
      })
    } while (taken > 0)
  }

  async function sendWeekly({ accountId, day }: store.Taken): Promise<void> {
    const reader = await readerOf(accountId, 'weekly')
    if (!reader) return
    const { to, zone, language: own } = reader
    const week = await readWeek({ accountId, zone, monday: readDay(day), language: own }, db)
    const places = placesOf('weekly', accountId)
    if (week.visits > 0) await mail.send(weeklyMail({ to, zone, week, places, language: own }))
  }

  async function sendAlerts({ accountId, day }: store.Taken): Promise<void> {
    const reader = await readerOf(accountId, 'alerts')
    if (!reader) return
    const { to, zone, language: own } = reader
    const yesterday = readDay(day) - DAY_MS
    const alerted = alertedDays.parse(reader.alerted)
    const alerts = await findAlerts({ accountId, zone, day: yesterday, alerted }, db)
    if (alerts.length === 0) return
    const places = placesOf('alerts', accountId)
    await mail.send(alertMail({ to, zone, day: yesterday, alerts, places, language: own }))
    const ids = alerts.map(({ id }) => id)
    await store.noteAlerted(accountId, ids, writeDay(yesterday), db)
  }

  /** Enqueues a job for each mail that is due, and its own next run. */
  async function look(): Promise<void> {
    const now = clock()
    try {
      const mornings = (await store.listZones(db)).map((zone) => ({ zone, morning: scheduledDay(zone, now) }))
      const due = mornings.map(({ zone, morning }) => ({ zone, day: writeDay(morning) }))
      await take('alerts', due)
      await take(
        'weekly',
        due.filter(({ day }) => isMonday(readDay(day))),
      )
    } finally {
      const next = (Math.floor(now.getTime() / LOOK_EVERY_MS) + 1) * LOOK_EVERY_MS
      await jobs.enqueue(LOOK_JOB, {}, { jobKey: LOOK_JOB, runAt: new Date(next) })
    }
  }

  const handlers: JobHandlers = {
    [LOOK_JOB]: look,
    [jobOf.weekly]: (sent) => sendWeekly(payload.parse(sent)),
    [jobOf.alerts]: (sent) => sendAlerts(payload.parse(sent)),
  }
  const { getMail, updateMail } = analyticsToolCalls
  return {
    routes: (bind: Bind): void =>
      bind(
        'analytics',
        { getMail, updateMail },
        {
          getMail: async ({ account }) => succeed(await settings.find(account.accountId)),
          updateMail: async ({ account, input }) => succeed(await settings.save(account.accountId, input)),
        },
      ),
    addPages: (server: FastifyInstance): void =>
      addLeavePages(server, { ...dependencies, links, leave: (accountId, sort) => store.leave(accountId, sort, db) }),
    /** Until a zone is chosen, mails use the zone of the first report that was opened. */
    learnZone: (accountId: string, zone: string): Promise<void> => store.learnZone(accountId, zone, db),
    /** Pass these to `jobs.start`. */
    jobs: handlers,
    /** Enqueues the first look; call it after `jobs.start`. */
    start: () => jobs.enqueue(LOOK_JOB, {}, { jobKey: LOOK_JOB }),
  }
}
