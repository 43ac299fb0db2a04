import { ApiError, type Client } from '@taplet/contract'
import { setTimeout as sleep } from 'node:timers/promises'
import { clientFor } from '../taplet/sign-in.ts'
import { type Account, type Journal, type SaverMessage, type Period, REFUSED } from './messages.ts'

const WRITERS_EACH = 2 // on every slide and app, so that saves of the same thing meet
const CREATE_EVERY_MS = 100
const RETRY_MS = 20
const MOST_DETAILS = 10

/** Saves one document with a mark and returns its new revision. */
type Save = (api: Client, mark: string) => Promise<number>

/** Saves slides and instant apps over many connections as fast as they are answered, and records every answer. */
export function createSavers() {
  const journals: Journal[] = []
  const created: string[] = []
  let period = newPeriod()
  let periodStart = 0
  let lastAnswerAt = 0
  const state = { isPaused: true }
  let working: Promise<unknown>[] = []
  let starters: (() => Promise<void>)[] = []

  async function attempt(work: () => Promise<void>): Promise<void> {
    const startedAt = performance.now()
    try {
      await work()
      const now = performance.now()
      period.answered++
      period.longestGapMs = Math.max(period.longestGapMs, now - lastAnswerAt)
      lastAnswerAt = now
    } catch (error) {
      const name = nameOf(error)
      period.failures[name] = (period.failures[name] ?? 0) + 1
      if (!(error instanceof ApiError) && name !== REFUSED && period.broken.length < MOST_DETAILS)
        period.broken.push(describe(name, startedAt - periodStart, performance.now() - startedAt))
      await sleep(RETRY_MS)
    }
    period.slowestAnswerMs = Math.max(period.slowestAnswerMs, performance.now() - startedAt)
  }

  async function write(api: Client, journal: Journal, writer: string, save: Save): Promise<void> {
    while (!state.isPaused) {
      const mark = `${writer}-${performance.now()}`
      journal.unanswered.push(mark)
      await attempt(async () => {
        journal.acknowledged.push([await save(api, mark), mark])
        journal.unanswered.splice(journal.unanswered.indexOf(mark), 1)
      })
    }
  }

  async function create(api: Client): Promise<void> {
    while (!state.isPaused) {
      await attempt(async () => {
        const { body } = await api.slides.createItem({ itemName: 'Made under load', websiteUrl: '' })
        created.push(body.newExperienceItem.experienceItemId)
      })
      await sleep(CREATE_EVERY_MS)
    }
  }

  function open({ origin, token, slides, pages }: Extract<SaverMessage, { order: 'open' }>): void {
    const api = clientFor(origin, token)
    const things: [Journal, Save][] = [
      ...slides.map((id): [Journal, Save] => [journalOf('slide', id), saveSlide(id)]),
      ...pages.map((page): [Journal, Save] => [journalOf('page', page.experienceId), savePage(page)]),
    ]
    journals.push(...things.map(([journal]) => journal))
    starters = things.flatMap(([journal, save]) =>
      Array.from({ length: WRITERS_EACH }, (_, writer) => () => write(api, journal, `w${writer}`, save)),
    )
    starters.push(() => create(api))
  }

  return {
    async obey(order: SaverMessage): Promise<Account> {
      if (order.order === 'open') open(order)
      else if (order.order === 'resume') {
        state.isPaused = false
        period = newPeriod()
        periodStart = performance.now()
        lastAnswerAt = performance.now()
        working = starters.map((start) => start())
      } else {
        state.isPaused = true
        await Promise.all(working)
      }
      return { journals, created, period }
    },
  }
}

const newPeriod = (): Period => ({ answered: 0, failures: {}, broken: [], longestGapMs: 0, slowestAnswerMs: 0 })
const journalOf = (kind: Journal['kind'], id: string): Journal => ({ kind, id, acknowledged: [], unanswered: [] })

const saveSlide =
  (viewId: string): Save =>
  async (api, mark) => {
    const widgets = [{ widgetId: 'mark', widgetType: 'TEXT_BOX' as const, widgetData: { text: mark } }]
    return (await api.slides.updateView({ viewId, widgets })).updatedView.revision
  }

const savePage =
  ({ experienceId, path, experienceItems }: { experienceId: string; path: string; experienceItems: string[] }): Save =>
  async (api, mark) => {
    const address = { rootPageId: path, fullPagePath: path, pageName: 'Saved under load' }
    return (await api.experiences.update({ experienceId, ...address, description: mark, experienceItems })).updatedPage
      .revision
  }

const describe = (name: string, sentAt: number, waited: number): string =>
  `${name}: sent ${sentAt.toFixed(0)} ms into the load, broken after ${waited.toFixed(0)} ms`

/** Returns the status of a refusal, or the code of the connection error. */
function nameOf(error: unknown): string {
  if (error instanceof ApiError) return String(error.status)
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause ? String(cause.code) : String(error)
}
