import type { Database } from '../db/database.ts'
import { createOutboxSms } from './outbox-driver.ts'
import type { Sms } from './port.ts'
import { createPriceGuard } from './price-guard.ts'
import type { SmsSettings } from './sms-settings.ts'
import { createTwilioSms } from './twilio-driver.ts'

interface SmsOptions {
  db: Database
  config: SmsSettings
  clock: () => Date
}

/** The driver that SMS_DRIVER names; undefined in production without one: no phone number is taken then. */
export function createSms({ db, config, clock }: SmsOptions): Sms | undefined {
  if (config.driver !== 'twilio') return config.driver === 'outbox' ? createOutboxSms(db) : undefined
  const { twilio, prices, dailyBudget } = config
  return createTwilioSms({ ...twilio, guard: createPriceGuard({ db, prices, dailyBudget, clock }) })
}
