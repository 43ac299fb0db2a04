import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, startTestApp } from '../../../testing/start-test-app.ts'

let content: TestApp
beforeAll(async () => void (content = await startTestApp({ publishing: { mostOrphans: 20 } })))
afterAll(() => content.stop())

const open = (code: string, headers: Record<string, string> = {}) => content.get(`/t/${code}`, { headers })

describe('a code that we never gave', () => {
  it('is counted for the operator when it looks like one of ours, and a flood of them stays small', async () => {
    const made = (index: number) => `Flood${String(index).padStart(17, '0')}`
    for (let index = 0; index < 25; index++) await open(made(index))
    for (const code of ['never-given', 'never-given', 'wp-login', 'x', 'a_b'])
      expect((await open(code)).statusCode).toBe(404)
    await open('by-a-machine', { 'user-agent': 'curl/8.9.1' })
    await content.features.publishing.stop()
    const rows = await content.db.selectFrom('orphan_scans').selectAll().execute()
    expect(rows.length).toBeLessThanOrEqual(21)
    expect(rows.reduce((sum, { scans }) => sum + Number(scans), 0)).toBe(28)
    expect(rows.find(({ code }) => code === '*')).toMatchObject({ scans: '8' })
  })
})
