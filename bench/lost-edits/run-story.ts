import type { Page } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeDataFolder, removeDataFolder } from '../taplet/data-folder.ts'
import type { Taplet } from '../taplet/start-taplet.ts'
import { newWeather, spoilNetwork, type Weather } from './spoil-network.ts'
import { type EditedDocument, PEOPLE } from './documents.ts'
import { createRandom } from './random.ts'
import { settle } from './settle.ts'
import { type KillableBrowser, startBrowser } from './start-browser.ts'

const MOMENTS = 34
const MOST_KILLS = 2
const MOST_ADDED = 5
const MOST_TRIES = 3
const WRITTEN_MS = 150 // what is typed in the last blink before a kill may be gone
const PUBLISH = /^Publish( changes)?$/
const OFFERS_MS = 1200 // a tab asks others and the server before it offers what they left
const SAVE_MS = 45_000
const BLINK_MS = 1000
const QUESTION_MS = 1500 // what asks is loaded when it is first needed

export interface Outcome {
  edits: number
  kills: number
  closes: number
  signOuts: number
  offline: number
  asked: number
  /** Number of times the browser showed its own offline page instead of ours. */
  thrownOut: number
  spoilt: number
  /** A sentence for each edit that is missing or stored twice. */
  lost: string[]
}

interface Options {
  executablePath: string
  taplet: Taplet
  document: EditedDocument
  seed: number
}

/**
 * Edits one document in two tabs of one browser while everything goes wrong that can; in the end all is opened and
 * saved.
 */
export async function runStory({ executablePath, taplet, document, seed }: Options): Promise<Outcome> {
  const random = createRandom(seed)
  const weather: Weather = newWeather()
  const profile = makeDataFolder()
  const values = new Map<string, string>()
  const added: string[] = []
  const tabs: (Page | undefined)[] = Array.from({ length: PEOPLE })
  const diary: string[] = []
  const outcome = { edits: 0, kills: 0, closes: 0, signOuts: 0, offline: 0, asked: 0, thrownOut: 0 }
  let isOffline = false
  async function start(): Promise<KillableBrowser> {
    const started = await startBrowser(executablePath, profile)
    await spoilNetwork(started.context, createRandom(seed + 1000 + outcome.kills), weather)
    isOffline = false
    tabs.fill(undefined)
    return started
  }
  let browser = await start()
  async function setOffline(value: boolean): Promise<void> {
    isOffline = value
    await browser.context.setOffline(value)
  }
  const ask = async (page: Page) => {
    outcome.asked += await settle({ page, taplet, meant: () => [...values.values(), ...added] }, document.ready)
  }
  /** Returns the person's tab, opened if necessary and ready to be used. */
  async function tabOf(person: number): Promise<Page> {
    let page = tabs[person]
    const isGone = page?.url().startsWith('chrome-error')
    if (!page || isGone || new URL(page.url()).pathname.startsWith('/login')) await setOffline(false)
    if (page && isGone) {
      outcome.thrownOut++
      await page.goto(taplet.origin + document.path)
    }
    if (!page) {
      page = await browser.context.newPage()
      await page.setViewportSize({ width: 1440, height: 900 })
      tabs[person] = page
      await page.goto(taplet.origin + document.path)
    }
    // A tab in the background draws nothing, so no one can type there.
    await page.bringToFront()
    await ask(page)
    return page
  }
  /** The session may end while a person types: they sign in and type again. */
  async function write(person: number, step: (page: Page) => Promise<void>): Promise<void> {
    for (let tries = 1; ; tries++) {
      const page = await tabOf(person)
      try {
        return await step(page)
      } catch (error) {
        if (tries === MOST_TRIES) throw error
      }
    }
  }
  async function edit(person: number): Promise<void> {
    const value = `Edit ${outcome.edits}.`
    const { add } = document
    if (add && added.length < MOST_ADDED && random.chance(0.2)) {
      await write(person, async (page) => {
        const isThere = await page.getByText(value, { exact: true }).first().isVisible()
        if (!isThere) await add(page, value)
      })
      added.push(value)
    } else {
      const own = document.fields[person] ?? []
      const field = own[random.below(own.length)] ?? ''
      await write(person, (page) => document.write(page, field, value))
      values.set(field, value)
    }
    outcome.edits++
    await sleep(WRITTEN_MS)
  }
  /** Publishes if there is something to publish, and nothing is in the way. */
  const publish = (page: Page) =>
    page
      .getByRole('button', { name: PUBLISH })
      .click({ timeout: BLINK_MS })
      .catch(() => undefined)
  async function act(person: number): Promise<void> {
    const chance = random.below(100)
    diary.push(`${person}:${chance}`)
    if (chance < 52) return edit(person)
    if (chance < 68) return publish(await tabOf(person))
    if (chance < 77) {
      outcome.closes += tabs[person] ? 1 : 0
      await tabs[person]?.close({ runBeforeUnload: false })
      tabs[person] = undefined
    } else if (chance < 82 && outcome.kills < MOST_KILLS) {
      outcome.kills++
      await browser.kill()
      browser = await start()
    } else if (chance < 89 && tabs[person]) {
      outcome.offline++
      await setOffline(!isOffline)
    } else if (chance < 93) {
      outcome.signOuts++
      await browser.context.clearCookies()
    } else await sleep(random.below(2500))
  }
  /** Takes over what other tabs left, and saves until nothing is left to save. */
  async function bringTogether(person: number): Promise<void> {
    const page = await tabOf(person)
    const offer = page.getByRole('button', { name: 'Continue here' })
    await sleep(OFFERS_MS)
    for (let tries = 0; tries < 10 && (await offer.isVisible()); tries++) {
      // The element may be gone on a busy machine: the last click was handled late, or a dialog opened.
      await offer.click({ timeout: OFFERS_MS }).catch(() => undefined)
      await sleep(QUESTION_MS)
      await ask(page)
    }
    const save = page.getByRole('button', { name: PUBLISH })
    const isSaved = async () =>
      (await save.count()) === 0 || (await save.isDisabled({ timeout: BLINK_MS }).catch(() => false))
    for (const until = Date.now() + SAVE_MS; !(await isSaved()); ) {
      if (Date.now() > until) {
        const words = await page.locator('[role=dialog], body').last().innerText()
        throw new Error(`Nothing was saved for ${SAVE_MS / 1000} s at ${page.url()}: ${words.slice(0, 400)}`)
      }
      await publish(page)
      await sleep(300)
      await ask(page)
    }
  }

  try {
    weather.isBad = true
    for (let moment = 0; moment < MOMENTS; moment++) await act(random.below(PEOPLE))
    weather.isBad = false
    await setOffline(false)
    // Twice: other open tabs learn of one person's last save only when they save themselves.
    for (let round = 0; round < 2; round++) for (let person = 0; person < PEOPLE; person++) await bringTogether(person)
    const lost = await findLost(document, values, added)
    const spoilt = Object.values(weather.done).reduce((sum, count) => sum + count, 0)
    return { ...outcome, spoilt, lost }
  } catch (error) {
    throw new Error(`Run ${seed} stopped after ${diary.join(' ')} (edits ${outcome.edits})`, { cause: error })
  } finally {
    await browser.kill()
    removeDataFolder(profile)
  }
}

async function findLost(document: EditedDocument, values: Map<string, string>, added: readonly string[]) {
  const stored = await document.stored()
  const wrong = [...values].filter(([field, value]) => stored.fields[field] !== value)
  const countOf = (value: string) => stored.added.filter((text) => text === value).length
  const strange = stored.added.filter((text) => !added.includes(text))
  return [
    ...wrong.map(([field, value]) => `${field} was meant to be "${value}" and is "${stored.fields[field] ?? ''}"`),
    ...added
      .filter((value) => countOf(value) !== 1)
      .map((value) => `"${value}" was added and is there ${countOf(value)} times`),
    ...strange.map((text) => `"${text}" is there and was not meant`),
  ]
}
