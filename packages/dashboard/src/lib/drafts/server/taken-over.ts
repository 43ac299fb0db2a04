import { isPassing } from '../../editing/is-passing.ts'
import { createRetry, type Timers } from '../../editing/retry.ts'

const MOST = 10 // stored in a draft's base, which is limited in size

/**
 * Drafts of the server that this editor took over: deleted there, retried until done. Until then they are listed in the
 * base of this editor's own draft ("made on those"), so that they are not offered a second time even if this tab dies
 * before the server was informed.
 */
export function createTakenOver(discard: (deviceId: string, sequence: number) => Promise<unknown>, timers?: Timers) {
  const waiting = new Map<string, number>()
  let isSending = false

  async function run(): Promise<void> {
    const [first] = waiting
    if (!first || isSending) return
    isSending = true
    const [deviceId, sequence] = first
    let isFailed = false
    try {
      await discard(deviceId, sequence)
    } catch (error) {
      isFailed = isPassing(error)
    }
    isSending = false
    if (!isFailed && waiting.get(deviceId) === sequence) waiting.delete(deviceId)
    retry.heed(isFailed)
    if (!isFailed) await run()
  }
  const retry = createRetry(() => void run(), timers)

  return {
    add(drafts: Iterable<readonly [deviceId: string, sequence: number]>): void {
      for (const [deviceId, sequence] of drafts) waiting.set(deviceId, Math.max(sequence, waiting.get(deviceId) ?? 0))
    },
    run: () => void run(),
    /** The entries for them in the base of this editor's draft. */
    asBase: (): Record<string, number> => Object.fromEntries([...waiting].slice(-MOST)),
    stop: () => retry.stop(),
  }
}
