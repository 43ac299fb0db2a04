import { checkRules, type Pixels, type ScanCheck, type ScanDesign, scoreOf } from '@taplet/qr/scannability'
import { Worker } from 'node:worker_threads'
import type { ScanResult, ScanTask } from './thread-protocol.ts'

/** Longer than a check ever takes alone: whoever waits so long stands in a queue, and is told what the rules say. */
const PATIENCE_MS = 10_000

interface ScannerOptions {
  onError: (error: unknown, about: string) => void
  patienceMs?: number
}
export type Scanner = ReturnType<typeof createScanner>

/** Reads codes in a thread, which starts with the first of them and keeps no process alive. */
export function createScanner({ onError, patienceMs = PATIENCE_MS }: ScannerOptions) {
  const waiting = new Map<number, (result: ScanResult | undefined) => void>()
  let thread: Worker | undefined
  let made = 0

  function start(): Worker {
    const started = new Worker(new URL('./thread.ts', import.meta.url))
    started.unref()
    started.on('message', (result: ScanResult) => waiting.get(result.id)?.(result))
    started.on('error', (error) => onError(error, 'scanner'))
    started.on('exit', () => {
      if (thread === started) thread = undefined
      for (const settle of waiting.values()) settle(undefined)
    })
    return started
  }

  /** What the thread answers; undefined when it takes too long or died. */
  function ask(task: Omit<ScanTask, 'id'>): Promise<ScanResult | undefined> {
    const id = ++made
    return new Promise((resolve) => {
      const settle = (result: ScanResult | undefined) => {
        clearTimeout(timer)
        waiting.delete(id)
        if (result?.kind === 'FAILED') onError(new Error(result.message), 'scanner')
        resolve(result)
      }
      const timer = setTimeout(() => settle(undefined), patienceMs)
      waiting.set(id, settle)
      thread ??= start()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's takes none
      thread.postMessage({ id, ...task } satisfies ScanTask)
    })
  }

  return {
    /** Score and reasons of a design. Never fails: where the decode test cannot run the rules speak alone. */
    async check(design: ScanDesign, logoPixels?: Pixels): Promise<ScanCheck> {
      const result = await ask({ kind: 'CHECK', design, logoPixels })
      return result?.kind === 'CHECK' ? result.check : scoreOf(checkRules(design))
    },

    /** Whether a reader reads the clean code. Where none can be asked the rules decide. */
    async decodes(design: ScanDesign, logoPixels?: Pixels): Promise<boolean> {
      const result = await ask({ kind: 'DECODE', design, logoPixels })
      return result?.kind === 'DECODE' ? result.decodes : checkRules(design).cap > 0
    },

    stop: async (): Promise<void> => void (await thread?.terminate()),
  }
}
