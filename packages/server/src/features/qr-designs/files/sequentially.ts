import { setImmediate } from 'node:timers/promises'

/** Yields one at a time, letting other work run in between, so that a long list blocks nobody. */
export async function* sequentially<T>(things: readonly T[]): AsyncGenerator<T> {
  for (const thing of things) {
    await setImmediate()
    yield thing
  }
}
