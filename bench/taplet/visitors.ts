import type { Page } from '@taplet/contract'
import { randomInt, randomUUID } from 'node:crypto'

/** Headers of a phone at an address of its own: one address is limited to 120 visits a minute. */
export const aPhone = (): Record<string, string> => ({
  'accept-encoding': 'gzip, deflate, br',
  'user-agent':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  // An address of a network whose country is known, as most are.
  'x-forwarded-for': `193.${170 + randomInt(2)}.${randomInt(256)}.${randomInt(256)}`,
})

export const aReportingPhone = (): Record<string, string> => ({ ...aPhone(), 'content-type': 'application/json' })

interface Begun {
  visitId: string
  guest: string
}

/** Events in the second report of a visit, the first of which was in the first report, too. */
export const EVENTS_LATER = 5

/**
 * The reports of the viewer's script for visits by the app's link: their starts, and events of those that have started.
 */
export function createVisitors({ fullPagePath, tagId, experienceItems: [first = '', second = ''] }: Page) {
  const begun: Begun[] = []
  const report = ({ visitId, guest }: Begun, events: object[]): string =>
    JSON.stringify({ visitId, fullPagePath, tagId, guest, referrer: '', events })
  const landing = { id: 0, type: 'SLIDE', itemId: first }

  return {
    /** The beacon that is sent when the first slide is shown. */
    begin(): string {
      const visit = { visitId: randomUUID(), guest: randomUUID() }
      begun.push(visit)
      return report(visit, [{ ...landing, ago: 0 }])
    },
    /** The report sent after four quiet seconds, of the visit that has waited longest for it. */
    goOn(): string {
      const visit = begun.shift()
      if (!visit) throw new Error('No visit has begun.')
      return report(visit, [
        { ...landing, ago: 10_400 },
        { id: 1, type: 'DWELL', itemId: first, value: 2300, ago: 8100 },
        { id: 2, type: 'SLIDE', itemId: second, ago: 8100 },
        { id: 3, type: 'TAP', itemId: second, widgetId: 'a', ago: 4000 },
        { id: 4, type: 'DWELL', itemId: second, value: 4100, ago: 4000 },
      ])
    },
    /** Drops visits that no target will continue. */
    reset: (): void => void begun.splice(0),
  }
}
