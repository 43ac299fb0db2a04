import type { Session } from '../taplet/sign-in.ts'
import type { Taplet } from '../taplet/start-taplet.ts'
import type { Saver } from './start-saver.ts'

/** A server under load on a data folder of its own; faults replace `taplet` when they start it again. */
export interface Scene {
  dataDir: string
  port: number
  taplet: Taplet
  session: Session
  saver: Saver
}
