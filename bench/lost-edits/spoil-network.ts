import type { BrowserContext, Route } from '@playwright/test'
import type { Random } from './random.ts'

const SHARE = 0.35
const LONGEST_MS = 1500

const fates = ['LOST', 'ANSWER_LOST', 'BUSY', 'TWICE', 'TWICE_LAST', 'LATE', 'LATE'] as const
export type Fate = (typeof fates)[number]

/** Whether the network misbehaves now, and what it has done so far. */
export interface Weather {
  isBad: boolean
  done: Record<Fate, number>
}

export const newWeather = (): Weather => ({
  isBad: false,
  done: { LOST: 0, ANSWER_LOST: 0, BUSY: 0, TWICE: 0, TWICE_LAST: 0, LATE: 0 },
})

/** Drops, delays, reorders and repeats what editors send to the server. */
export async function spoilNetwork(context: BrowserContext, random: Random, weather: Weather): Promise<void> {
  const wait = () => new Promise((resolve) => setTimeout(resolve, random.below(LONGEST_MS)))
  const deliver: Record<Fate, (route: Route) => Promise<void>> = {
    LOST: (route) => route.abort('connectionfailed'),
    ANSWER_LOST: async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    BUSY: (route) => route.fulfill({ status: 503, body: '' }),
    // Delivered twice, as by a retrying proxy; the sender receives the first answer, or only the last one.
    TWICE: async (route) => {
      const response = await route.fetch()
      await route.fetch()
      await route.fulfill({ response })
    },
    TWICE_LAST: async (route) => {
      await route.fetch()
      await route.fulfill({ response: await route.fetch() })
    },
    // Later requests overtake it, on the way there or back.
    LATE: async (route) => {
      await wait()
      const response = await route.fetch()
      await wait()
      await route.fulfill({ response })
    },
  }
  await context.route(/\/api\/(?:drafts|update|experienceItems\/update)/, async (route) => {
    const isSpoilt = weather.isBad && route.request().method() === 'POST' && random.chance(SHARE)
    const fate = isSpoilt ? fates[random.below(fates.length)] : undefined
    if (fate) weather.done[fate] += 1
    // A tab that was closed meanwhile receives no answer.
    await (fate ? deliver[fate](route) : route.continue()).catch(() => undefined)
  })
}
