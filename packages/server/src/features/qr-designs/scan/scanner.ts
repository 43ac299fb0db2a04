import { checkRules, type Pixels, type ScanCheck, type ScanDesign, scoreOf } from '@taplet/qr/scannability'
import { createFairQueue } from '../../../platform/fair-queue.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { messages } from '../messages/messages.ts'
import { scanInThread } from './scan-in-thread.ts'
import type { ScanResult, ScanTask } from './thread-protocol.ts'

/** Longer than a check ever takes alone: whoever waited this long gets the result of the rules, which says so. */
const PATIENCE_MS = 10_000
/** Of one account. */
const LINE = { mostWaiting: 4 }
const RETRY_S = 5

interface ScannerOptions {
  onError: (error: unknown, about: string) => void
  patienceMs?: number | undefined
  scan?: typeof scanInThread
}
export type Scanner = ReturnType<typeof createScanner>

/** Decodes codes in the process for pictures, one at a time, the accounts in turn. */
export function createScanner({ onError, patienceMs = PATIENCE_MS, scan = scanInThread }: ScannerOptions) {
  const inTurn = createFairQueue(1)

  /** Returns undefined when the task failed, or what worked on it. */
  async function run(task: ScanTask): Promise<ScanResult | undefined> {
    try {
      const result = await scan(task)
      if (result.kind !== 'FAILED') return result
      onError(new Error(result.message), 'scanner')
    } catch (error) {
      onError(error, 'scanner')
    }
    return undefined
  }

  /** Returns undefined when its turn did not come in time, or the reading failed. */
  async function tryDecoding(accountId: string, task: ScanTask): Promise<ScanCheck | undefined> {
    let timer: NodeJS.Timeout | undefined
    let isGone = false
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => {
        isGone = true
        resolve(undefined)
      }, patienceMs)
    })
    const turn = inTurn(accountId, async () => (isGone ? undefined : run(task)), LINE)
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
      const result = await inTurn(accountId, () => run({ kind: 'DECODE', design, logoPixels }), LINE)
      if (result?.kind === 'DECODE') return result.decodes
      throw new AppError('UNAVAILABLE', { message: messages.later('notTested'), retryAfter: RETRY_S })
    },
  }
}
