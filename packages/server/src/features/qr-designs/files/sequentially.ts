import { setImmediate } from 'node:timers/promises'

/** One thing after the other. Between two of them others have their turn, so that nobody waits for all of a long list. */
export async function* sequentially<T>(things: readonly T[]): AsyncGenerator<T> {
  for (const thing of things) {
    await setImmediate()
    yield thing
  }
}
