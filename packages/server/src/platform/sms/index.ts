import type { Database } from '../db/database.ts'
import { createOutboxSms } from './outbox-driver.ts'
import type { Sms } from './port.ts'

const drivers = { outbox: createOutboxSms } as const

/** The driver that SMS_DRIVER names. */
export const createSms = ({ db, config }: { db: Database; config: { driver: keyof typeof drivers } }): Sms =>
  drivers[config.driver](db)
