import { checkRules, type Pixels, type ScanCheck, type ScanDesign, scoreOf } from '@taplet/qr/scannability'
import { createFairQueue } from '../../../platform/fair-queue.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { messages } from '../messages/messages.ts'
import { createScanThread } from './scan-thread.ts'
import type { ScanTask } from './thread-protocol.ts'

/** Longer than a check ever takes alone: whoever waited this long gets the result of the rules, which says so. */
const PATIENCE_MS = 10_000
/** Of one account. */
const LINE = { mostWaiting: 4 }
const RETRY_S = 5

interface ScannerOptions {
  onError: (error: unknown, about: string) => void
  patienceMs?: number | undefined
  idleMs?: number | undefined
}
export type Scanner = ReturnType<typeof createScanner>

/** Decodes codes in a thread of its own, one at a time, the accounts in turn. */
export function createScanner({ onError, patienceMs = PATIENCE_MS, idleMs }: ScannerOptions) {
  const inTurn = createFairQueue(1)
  const thread = createScanThread({ onError, idleMs })

  /** Returns undefined when its turn did not come in time, or the thread failed. */
  async function tryDecoding(accountId: string, task: ScanTask): Promise<ScanCheck | undefined> {
    let timer: NodeJS.Timeout | undefined
    let isGone = false
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => {
        isGone = true
        resolve(undefined)
      }, patienceMs)
    })
    const turn = inTurn(accountId, async () => (isGone ? undefined : thread.run(task)), LINE)
    const result = await Promise.race([turn, late]).finally(() => clearTimeout(timer))
    return result?.kind === 'CHECK' ? result.check : undefined
  }

  return {
    /** Returns score and reasons of a design. Where it could not be decoded in time, the rules decide, which it says. */
    async check(accountId: string, design: ScanDesign, logoPixels?: Pixels): Promise<ScanCheck> {
      return (await tryDecoding(accountId, { kind: 'CHECK', design, logoPixels })) ?? scoreOf(checkRules(design))
    },

    /** Whether the clean code can be decoded. Waits for its turn, however long: nothing else can say so. */
    async decodes(accountId: string, design: ScanDesign, logoPixels?: Pixels): Promise<boolean> {
      const result = await inTurn(accountId, () => thread.run({ kind: 'DECODE', design, logoPixels }), LINE)
      if (result?.kind === 'DECODE') return result.decodes
      throw new AppError('UNAVAILABLE', { message: messages.later('notTested'), retryAfter: RETRY_S })
    },

    /** Whether it holds the memory of its thread. */
    isAwake: thread.isRunning,
    stop: thread.stop,
  }
}
