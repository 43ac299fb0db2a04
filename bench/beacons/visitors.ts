import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Account, type BeaconOrder, REPORTS_A_VISIT } from './messages.ts'

const AT_ONCE = 200
const PATIENCE_MS = 15_000
/** The events of each report, on one slide. */
const EVENTS = [{ type: 'SLIDE' }, { type: 'TAP', widgetId: 'a' }, { type: 'DWELL', value: 2000 }]
const EVENTS_A_REPORT = EVENTS.length
const BROWSER =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'

/** Visits an app as this many phones, each of which repeats a report until it is answered with 200. */
export async function beVisitors(order: BeaconOrder, onProgress: (acknowledged: number) => void): Promise<Account> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const account: Account = { visits: [], events: [], reports: 0, failures: {}, longestGapMs: 0 }
  let left = order.visits
  let lastAt = performance.now()

  async function untilAcknowledged(body: object, address: string): Promise<void> {
    for (;;) {
      const outcome = await send(`${order.origin}/api/visits/record`, JSON.stringify(body), address, agent)
      if (outcome === '200') break
      account.failures[outcome] = (account.failures[outcome] ?? 0) + 1
      await sleep(50 + randomInt(200))
    }
    const now = performance.now()
    account.longestGapMs = Math.max(account.longestGapMs, now - lastAt)
    lastAt = now
    account.reports++
    onProgress(account.reports)
  }

  async function visit(): Promise<void> {
    const { path, tagId, slides } = order
    const visitId = randomUUID()
    const address = `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(256)}`
    const guest = randomBytes(12).toString('base64url')
    for (let report = 0; report < REPORTS_A_VISIT; report++) {
      const itemId = slides[report % slides.length] ?? ''
      const events = Array.from({ length: EVENTS_A_REPORT }, (_, index) => ({
        id: report * EVENTS_A_REPORT + index,
        ...EVENTS[index],
        itemId,
      }))
      await untilAcknowledged({ visitId, fullPagePath: path, tagId, guest, furthestSlide: report, events }, address)
      if (report === 0) account.visits.push(visitId)
      account.events.push(...events.map(({ id }) => `${visitId}/${id}`))
    }
  }

  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) await visit()
    }),
  )
  agent.destroy()
  return account
}

/** Returns the status, or the code of the connection error. */
const send = (url: string, body: string, address: string, agent: Agent): Promise<string> =>
  new Promise((resolve) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': BROWSER,
      'x-forwarded-for': address,
    }
    const sent = request(url, { method: 'POST', agent, headers, timeout: PATIENCE_MS }, (response) => {
      response.resume()
      response.on('error', () => resolve('broken answer'))
      response.on('end', () => resolve(String(response.statusCode)))
    })
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')))
    sent.on('error', (error) => resolve('code' in error ? String(error.code) : error.message))
    sent.end(body)
  })
