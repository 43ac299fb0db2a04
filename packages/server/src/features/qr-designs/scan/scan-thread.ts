import { Worker } from 'node:worker_threads'
import type { ScanResult, ScanTask } from './thread-protocol.ts'

/** A task that takes longer will never end. */
const STUCK_MS = 30_000
/** Without tasks for this long the thread ends: it holds more than 100 MB. */
const IDLE_MS = 20_000

interface ScanThreadOptions {
  onError: (error: unknown, about: string) => void
  idleMs?: number | undefined
}

/** The scanner's thread: starts with the first task, ends when none came for a while, and keeps no process alive. */
export function createScanThread({ onError, idleMs = IDLE_MS }: ScanThreadOptions) {
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  const end = async (): Promise<void> => {
    clearTimeout(idle)
    const ending = thread
    thread = undefined
    await ending?.terminate()
  }

  function start(): Worker {
    const started = new Worker(new URL('./thread.ts', import.meta.url))
    started.unref()
    started.on('error', (error) => onError(error, 'scanner'))
    started.on('exit', () => {
      if (thread === started) thread = undefined
    })
    return started
  }

  return {
    /** Runs one task; the next one may be sent after it. Returns undefined when the thread died of it or hangs. */
    async run(task: ScanTask): Promise<ScanResult | undefined> {
      clearTimeout(idle)
      thread ??= start()
      const stuck = setTimeout(() => void end(), STUCK_MS)
      const result = await resultOf(thread, task)
      clearTimeout(stuck)
      if (result?.kind === 'FAILED') onError(new Error(result.message), 'scanner')
      idle = setTimeout(() => void end(), idleMs).unref()
      return result
    },
    isRunning: (): boolean => thread !== undefined,
    stop: end,
  }
}

/** Resolves with undefined when the thread ended before it answered. */
function resultOf(thread: Worker, task: ScanTask): Promise<ScanResult | undefined> {
  return new Promise((resolve) => {
    const settle = (result?: ScanResult): void => {
      thread.off('message', settle).off('exit', died)
      resolve(result)
    }
    const died = (): void => settle()
    thread.on('message', settle).on('exit', died)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's takes none
    thread.postMessage(task)
  })
}
