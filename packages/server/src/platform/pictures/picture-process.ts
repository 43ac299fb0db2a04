import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { AppError } from '../http/errors/app-error.ts'
import { errorOf, type PictureAnswer, type PictureOrder, type SentOrder } from './picture-protocol.ts'

const PROGRAM = fileURLToPath(new URL('./picture-program.ts', import.meta.url))
/** Without work for this long the process ends and gives its memory back; it starts in half a second. */
const IDLE_MS = 60_000
const RETRY_S = 5
/** Pixels are outside of V8's heap, so that it can be small: it collects early, as the server's (record 166). */
const FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=100']

/** The process for pictures: starts with the first work, ends when none came for a while, and keeps no other alive. */
export function createPictureProcess({ idleMs = IDLE_MS } = {}) {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let orders = 0

  function settle(answer: PictureAnswer): void {
    const outcome = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (answer.kind === 'DONE') outcome?.resolve(answer.result)
    else outcome?.reject(errorOf(answer))
    if (waiting.size > 0) return
    child?.channel?.unref()
    idle = setTimeout(rest, idleMs).unref()
  }

  function rest(): void {
    const ending = child
    child = undefined
    ending?.disconnect()
  }

  function start(): ChildProcess {
    const started = fork(PROGRAM, { execArgv: FLAGS, serialization: 'advanced' })
    started.unref()
    // At once, so that all its threads begin with it: pages and the database come first.
    if (started.pid !== undefined) setPriority(started.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    const ended = (cause?: unknown): void => {
      if (child !== started) return
      child = undefined
      for (const { reject } of waiting.values()) reject(new AppError('UNAVAILABLE', { retryAfter: RETRY_S, cause }))
      waiting.clear()
    }
    return started
      .on('message', settle)
      .on('error', ended)
      .on('exit', () => ended())
  }

  return {
    run(order: PictureOrder): Promise<unknown> {
      clearTimeout(idle)
      child ??= start()
      child.channel?.ref()
      const id = ++orders
      const outcome = Promise.withResolvers<unknown>()
      waiting.set(id, outcome)
      const sent: SentOrder = { ...order, id }
      child.send(sent)
      return outcome.promise
    },
    /** Its id, while it holds memory. */
    pid: (): number | undefined => child?.pid,
  }
}
