import { isPassing } from '../editing/is-passing.ts'
import { createRetry, type Timers } from '../editing/retry.ts'

const MOST = 10 // kept in a draft's base, which has bounds

/**
 * Drafts of the server that this editor took over: forgotten there, again and again until it is done. Until then they
 * stand in the base of this editor's own draft ("made on those"), so that nobody is offered them a second time, even if
 * this tab dies before the server heard of it.
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
    /** What the base of this editor's draft says of them. */
    asBase: (): Record<string, number> => Object.fromEntries([...waiting].slice(-MOST)),
    stop: () => retry.stop(),
  }
}
