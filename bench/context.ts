import type { Page } from '@taplet/contract'
import { step } from './report/step.ts'
import { untilServerRests } from './server/until-server-rests.ts'
import { makeDataFolder, removeDataFolder } from './taplet/data-folder.ts'
import { publishSevenSlides } from './taplet/seven-slides.ts'
import { type Session, signIn } from './taplet/sign-in.ts'
import { startTaplet, stopTaplet, type Taplet } from './taplet/start-taplet.ts'

/** The server that most benches share, with its content. */
export interface Fixture {
  taplet: Taplet
  session: Session
  demoPages: Page[]
  story: Page
}

export interface Context {
  port: number
  /** Started by the first call. */
  fixture: () => Promise<Fixture>
  close: () => Promise<void>
}

export function createContext(port: number): Context {
  const dataDir = makeDataFolder()
  let started: Promise<Fixture> | undefined
  const start = async (): Promise<Fixture> => {
    const taplet = await step('start the product, with a build where something changed', 300, () =>
      startTaplet({ dataDir, port }),
    )
    const session = await signIn(taplet)
    const { pages } = await session.api.experiences.getAll()
    const [first] = pages
    if (!first) throw new Error('The server came up without its demo apps.')
    const story = await step('publish the story', 60, () => publishSevenSlides(session, first.fullPagePath))
    // Pictures are converted after the first start, which visitors of a running shop never meet.
    await step('wait until the server has made its pictures', 400, () => untilServerRests(taplet.pid))
    return { taplet, session, demoPages: pages, story }
  }
  return {
    port,
    fixture: () => (started ??= start()),
    close: async () => {
      const fixture = await started?.catch(() => undefined)
      const wasRunning = fixture?.taplet.isRunning() ?? true
      if (fixture) await step('stop the product', 60, () => stopTaplet(fixture.taplet))
      removeDataFolder(dataDir)
      if (fixture && !wasRunning) throw new Error(`The server ended by itself:\n${fixture.taplet.output()}`)
    },
  }
}
