import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { SmsMessage } from '../platform/sms/port.ts'
import type { TwilioSettings } from '../platform/sms/sms-settings.ts'

export const TWILIO_ACCOUNT: TwilioSettings = {
  accountSid: `AC${'0a'.repeat(16)}`,
  authToken: 'a-token-of-this-emulator',
  from: '+15005550006',
}

/** A number that it refuses, as Twilio does one that no phone has. */
export const REFUSED = { to: '+351912000001', code: 21211 }

/**
 * The one call of Twilio's Messages API that we make, with its path, form, answers and refusals as the types of
 * Twilio's SDK 6.2 name them (record 137). Knows nothing of carriers.
 */
export async function startTwilio() {
  const received: (SmsMessage & { form: Record<string, string> })[] = []
  const { accountSid, authToken } = TWILIO_ACCOUNT
  const path = `/2010-04-01/Accounts/${accountSid}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`

  async function answer(request: IncomingMessage): Promise<[status: number, body: object]> {
    const refuse = (status: number, code: number, message: string): [number, object] => [
      status,
      { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
    ]
    if (request.headers.authorization !== authorization) return refuse(401, 20003, 'Authenticate')
    if (request.method !== 'POST' || request.url !== path) return refuse(404, 20404, 'Not found')
    const form = Object.fromEntries(new URLSearchParams(await text(request)))
    const { To: to = '', Body: body = '', From: from, MessagingServiceSid: service } = form
    if (to === REFUSED.to || !/^\+[1-9]\d{6,14}$/.test(to)) return refuse(400, REFUSED.code, `Invalid 'To': ${to}`)
    if (!from && !service) return refuse(400, 21603, "A 'From' or 'MessagingServiceSid' is required")
    if (body === '' || body.length > 1600) return refuse(400, 21602, 'Message body is required')
    received.push({ to, text: body, form })
    const sid = `SM${String(received.length).padStart(32, '0')}`
    const none = { error_code: null, error_message: null, price: null, date_sent: null }
    return [201, { sid, account_sid: accountSid, to, from, body, status: 'queued', num_segments: '1', ...none }]
  }

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [status, body] = await answer(request)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on TCP
  return {
    endpoint: `http://127.0.0.1:${port}`,
    received,
    stop: (): void => {
      server.close()
      server.closeAllConnections()
    },
  }
}
