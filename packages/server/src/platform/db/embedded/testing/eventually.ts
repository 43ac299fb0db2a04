import { setTimeout as sleep } from 'node:timers/promises'

/** Returns once the condition holds; throws after the time limit. */
export async function eventually(condition: () => boolean, withinMs = 5000): Promise<void> {
  const deadline = Date.now() + withinMs
  while (!condition()) {
    if (Date.now() > deadline) throw new Error(`Not within ${withinMs} ms: ${condition.toString()}`)
    await sleep(20)
  }
}
