import { afterAll } from 'vitest'
import { startTestApp } from './start-test-app.ts'

/** The minimum input of a link. */
export const SITE = { destinationUrl: 'https://example.com/menu' }
/** A rule that names a country and nothing else. */
export const RULE = {
  ruleId: 'rule-1',
  devices: [],
  countries: ['AT'],
  from: null,
  until: null,
  weekdays: [],
  startTime: null,
  endTime: null,
  timezone: 'Europe/Vienna',
  share: 100,
}
/** Destination of a rule: a website. */
export const toUrl = (destinationUrl: string) => ({ experienceId: null, slideId: null, destinationUrl })

/** Sets up links for all tests of a file, and accounts to create some. */
export async function linksOfFile() {
  const app = await startTestApp()
  afterAll(() => app.stop())
  return {
    app,
    async anAccount(accessLevel = 0) {
      const account = await app.anAccount(accessLevel)
      return { account, links: account.links }
    },
  }
}
