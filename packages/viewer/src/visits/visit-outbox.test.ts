import { HOUR_MS } from '@taplet/base/time'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import { type Delivery, deliverReports, type StoredReport, storeReport } from './visit-outbox.ts'

const aReport = (visitId: string, agoMs: number): StoredReport => {
  const report = { visitId, events: [{ id: 0, ago: 40 }] }
  return { keptAt: Date.now() - agoMs, report }
}
/** A server with this response, and the reports it received. */
function aServer(answer: Delivery) {
  const sentReports: { visitId: string; events: { id: number; ago: number }[] }[] = []
  const send = async (report: string): Promise<Delivery> => {
    sentReports.push(JSON.parse(report))
    return answer
  }
  return { sentReports, send }
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})

it('the visit outbox delivers what waited once, as long ago as it is by now', async () => {
  await storeReport(aReport('one', HOUR_MS))
  const { sentReports, send } = aServer('TAKEN')
  expect(await deliverReports(send)).toBe(true)
  expect(await deliverReports(send)).toBe(true)
  expect(sentReports.map(({ visitId }) => visitId)).toEqual(['one'])
  expect(sentReports[0]?.events[0]?.ago).toBeGreaterThanOrEqual(HOUR_MS + 40)
})

it('the visit outbox goes on waiting while nobody answers, and gives up what the server will never take', async () => {
  await storeReport(aReport('one', 0))
  await storeReport(aReport('two', 0))
  const silent = aServer('LATER')
  expect(await deliverReports(silent.send)).toBe(false)
  expect(silent.sentReports).toHaveLength(1)
  const strict = aServer('REFUSED')
  expect(await deliverReports(strict.send)).toBe(true)
  expect(strict.sentReports.map(({ visitId }) => visitId)).toEqual(['one', 'two'])
  expect(await deliverReports(strict.send)).toBe(true)
  expect(strict.sentReports).toHaveLength(2)
})

it('the visit outbox drops what is more than a day old, and holds no more than 50', async () => {
  await storeReport(aReport('old', 25 * HOUR_MS))
  for (let count = 0; count < 52; count++) await storeReport(aReport(`visit-${count}`, 0))
  const { sentReports, send } = aServer('TAKEN')
  await deliverReports(send)
  expect(sentReports).toHaveLength(50)
  expect(sentReports[0]?.visitId).toBe('visit-2')
  vi.stubGlobal('indexedDB', new IDBFactory())
  await storeReport(aReport('old', 25 * HOUR_MS))
  expect(await deliverReports(send)).toBe(true)
  expect(sentReports).toHaveLength(50)
})
