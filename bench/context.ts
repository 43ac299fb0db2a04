import type { Page } from '@taplet/contract'
import { makeDataFolder, removeDataFolder } from './taplet/data-folder.ts'
import { publishSevenSlides } from './taplet/seven-slides.ts'
import { type Session, signIn } from './taplet/sign-in.ts'
import { startTaplet, stopTaplet, type Taplet } from './taplet/start-taplet.ts'

/** The server that the quieter benches share, with its content. */
export interface Fixture {
  taplet: Taplet
  session: Session
  demoPages: Page[]
  story: Page
}

export interface Context {
  port: number
  /** Started when first asked for. */
  fixture: () => Promise<Fixture>
  close: () => Promise<void>
}

export function createContext(port: number): Context {
  const dataDir = makeDataFolder()
  let started: Promise<Fixture> | undefined
  const start = async (): Promise<Fixture> => {
    const taplet = await startTaplet({ dataDir, port })
    const session = await signIn(taplet)
    const { pages } = await session.api.experiences.getAll()
    const [first] = pages
    if (!first) throw new Error('The server came up without its demo apps.')
    return { taplet, session, demoPages: pages, story: await publishSevenSlides(session, first.fullPagePath) }
  }
  return {
    port,
    fixture: () => (started ??= start()),
    close: async () => {
      const fixture = await started?.catch(() => undefined)
      const wasRunning = fixture?.taplet.isRunning() ?? true
      if (fixture) await stopTaplet(fixture.taplet)
      removeDataFolder(dataDir)
      if (fixture && !wasRunning) throw new Error(`The server ended by itself:\n${fixture.taplet.output()}`)
    },
  }
}
