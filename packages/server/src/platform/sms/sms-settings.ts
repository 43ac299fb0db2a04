import { z } from 'zod'
import { type PriceRule, readPrices } from './price-list.ts'

/** The environment variables about text messages, as `.env.example` explains them. */
export const smsEnvironment = {
  SMS_DRIVER: z.enum(['outbox', 'twilio']).optional(),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/, 'must be an account SID: AC and 32 hexadecimal digits')
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().min(16).optional(),
  TWILIO_FROM: z
    .string()
    .regex(/^(?:\+[1-9]\d{6,14}|MG[0-9a-f]{32})$/, 'must be a number of yours such as +15005550006, or a service: MG…')
    .optional(),
  SMS_COUNTRIES: z.string().default(''),
  SMS_DAILY_BUDGET: z.coerce.number().positive().max(100_000).optional(),
}
const lines = z.object(smsEnvironment)

export interface TwilioSettings {
  accountSid: string
  authToken: string
  /** A number of the account, or a messaging service. */
  from: string
}

/** The outbox holds messages for developers; `none`: no message is sent, so no phone number is taken. */
export type SmsSettings =
  | { driver: 'none' | 'outbox' }
  | { driver: 'twilio'; twilio: TwilioSettings; prices: readonly PriceRule[]; dailyBudget: number }

/** Returns the settings of text messages. Throws when some are missing. */
export function readSmsSettings(environment: z.output<typeof lines>, isDevelopment: boolean): SmsSettings {
  const { SMS_DRIVER: driver, TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM, SMS_DAILY_BUDGET } = environment
  // Nobody could read a code in the outbox of a public server.
  if (driver !== 'twilio') return { driver: isDevelopment ? 'outbox' : 'none' }
  const prices = readPrices(environment.SMS_COUNTRIES)
  if (!TWILIO_ACCOUNT_SID || !TWILIO_AUTH_TOKEN || !TWILIO_FROM)
    throw new Error('SMS_DRIVER=twilio needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM.')
  if (prices.length === 0 || SMS_DAILY_BUDGET === undefined)
    throw new Error(
      'SMS_DRIVER=twilio needs SMS_COUNTRIES (countries with prices, such as PT=0.045,US=0.0083) and SMS_DAILY_BUDGET.',
    )
  const twilio = { accountSid: TWILIO_ACCOUNT_SID, authToken: TWILIO_AUTH_TOKEN, from: TWILIO_FROM }
  return { driver, twilio, prices, dailyBudget: SMS_DAILY_BUDGET }
}
