import { z } from 'zod'
import type { Sms } from './port.ts'
import type { PriceGuard } from './price-guard.ts'
import type { TwilioSettings } from './sms-settings.ts'

export const TWILIO_ENDPOINT = 'https://api.twilio.com'
const PATIENCE_MS = 10_000
/** A code that arrives later is of no use (identity: codes live for ten minutes). */
const VALID_SECONDS = 600

/** Of a message or of a refusal, whose `status` is that of HTTP. */
const answer = z.object({ status: z.union([z.string(), z.number()]).optional(), code: z.number().optional() })

interface TwilioOptions extends TwilioSettings {
  guard: PriceGuard
  endpoint?: string
}

/** Sends through Twilio's Messages API. Not tried again by itself: a message whose answer was lost may be on its way. */
export function createTwilioSms({
  accountSid,
  authToken,
  from,
  guard,
  endpoint = TWILIO_ENDPOINT,
}: TwilioOptions): Sms {
  const url = `${endpoint}/2010-04-01/Accounts/${accountSid}/Messages.json`
  // inline-text: a header for a program
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }
  return {
    serves: guard.serves,
    async send({ to, text }) {
      await guard.spend({ to, text })
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization, accept: 'application/json' },
        body: new URLSearchParams({ To: to, ...sender, Body: text, ValidityPeriod: String(VALID_SECONDS) }),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      const body: unknown = await response.json().catch(() => undefined)
      const { status, code } = answer.safeParse(body).data ?? {}
      // Twilio's own message may hold the number, which belongs in no log.
      if (!response.ok || status === 'failed')
        throw new Error(`Twilio did not take a message: HTTP ${response.status}, code ${code ?? 'unknown'}`)
    },
  }
}
