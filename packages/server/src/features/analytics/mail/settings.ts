import type { AnalyticsMail } from '@taplet/contract'
import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { createZonedDays } from '../../../platform/zoned-days.ts'
import * as store from './settings-store.ts'
import { messages } from '../messages/messages.ts'

interface Dependencies {
  db: Database
  contactsOf: (accountId: string) => Promise<{ email: string | null }>
}

const unset = { weekly: true, alerts: true, timezone: null }

/** Settings of an account's mails about visits, and their address. By default it gets all of them. */
export function createMailSettings({ db, contactsOf }: Dependencies) {
  async function find(accountId: string): Promise<{ mail: AnalyticsMail; address: string }> {
    const row = await store.find(accountId, db)
    const { email } = await contactsOf(accountId)
    const { weekly, alerts, timezone } = row ?? unset
    const mail = { weekly, alerts, timezone: timezone ?? (await store.zoneOf(accountId, db)) }
    return { mail, address: email ?? '' }
  }
  return {
    find,
    async save(accountId: string, { weekly, alerts, timezone }: AnalyticsMail) {
      const { zone } = createZonedDays(timezone, 0, 0)
      if (zone !== timezone)
        throw new AppError('BAD_REQUEST', { message: messages.later('unknownTimeZone'), field: 'timezone' })
      await store.save(accountId, { weekly, alerts, timezone }, db)
      return find(accountId)
    },
  }
}
