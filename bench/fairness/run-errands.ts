import { createClient } from '@taplet/contract'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Fixture } from '../context.ts'

export type Errand = 'page' | 'save' | 'signIn'

/** Milliseconds of each errand, and how many failed. */
export type Errands = Record<Errand, { taken: number[]; failed: number }>

/** Milliseconds between the end of one and the beginning of the next. */
const PAUSE_MS: Record<Errand, number> = { page: 100, save: 300, signIn: 500 }

/** What a few other people do meanwhile, one errand of each kind at a time: more would be a load of their own. */
export async function runErrands({ taplet, session, story }: Fixture, seconds: number): Promise<Errands> {
  const { views } = await session.api.slides.getAllViews()
  const { body } = await session.api.slides.getAllItems()
  const item = body.experienceItems.find((one) => one.experienceItemId === story.experienceItems[0])
  const view = views.find((one) => one.viewId === item?.viewId)
  if (!view) throw new Error('The story has lost its first slide.')
  const { viewId, viewMetadata, widgets } = view
  let saves = 0
  const page = `${taplet.origin}/${story.fullPagePath}`
  const run: Record<Errand, () => Promise<unknown>> = {
    page: async () => {
      const response = await fetch(page)
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`The page answered ${response.status}.`)
    },
    save: () => session.api.slides.updateView({ viewId, viewMetadata, widgets, viewName: `Save ${++saves}` }),
    signIn: () => createClient({ origin: taplet.origin }).identity.signIn(taplet.signIn),
  }
  const errands: Errands = {
    page: { taken: [], failed: 0 },
    save: { taken: [], failed: 0 },
    signIn: { taken: [], failed: 0 },
  }
  const time = async (errand: Errand): Promise<void> => {
    const begunAt = performance.now()
    const isDone = await run[errand]().then(
      () => true,
      () => false,
    )
    errands[errand].taken.push(performance.now() - begunAt)
    if (!isDone) errands[errand].failed++
  }
  const until = performance.now() + seconds * 1000
  // The names of PAUSE_MS are the errands.
  const people = (Object.keys(PAUSE_MS) as Errand[]).map(async (errand) => {
    while (performance.now() < until) {
      await time(errand)
      await sleep(PAUSE_MS[errand])
    }
  })
  await Promise.all(people)
  return errands
}
