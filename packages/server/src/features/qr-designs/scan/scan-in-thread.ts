import { Worker } from 'node:worker_threads'
import { pictureWork } from '../../../platform/pictures/picture-work.ts'
import type { ScanResult, ScanTask } from './thread-protocol.ts'

/** A task that takes longer will never end, on however busy a machine: it takes a second alone, and gives way. */
const STUCK_MS = 120_000

let thread: Worker | undefined

/** Has the thread beside the pictures do one task; the next one may be sent after it. */
export const scanInThread = pictureWork(
  import.meta.url,
  'scanInThread',
  async (task: ScanTask): Promise<ScanResult> => {
    thread ??= new Worker(new URL('./thread.ts', import.meta.url))
    const asked = thread
    const result = await resultOf(asked, task)
    if (result) return result
    thread = undefined
    await asked.terminate()
    throw new Error('The thread that reads codes ended or hung.')
  },
)

/** Resolves with undefined when the thread ended before it answered, or does not answer. */
function resultOf(asked: Worker, task: ScanTask): Promise<ScanResult | undefined> {
  return new Promise((resolve) => {
    const settle = (result?: ScanResult): void => {
      clearTimeout(stuck)
      asked.off('message', settle).off('error', died).off('exit', died)
      resolve(result)
    }
    const died = (): void => settle()
    const stuck = setTimeout(died, STUCK_MS)
    asked.on('message', settle).on('error', died).on('exit', died)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's takes none
    asked.postMessage(task)
  })
}
