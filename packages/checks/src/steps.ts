/** Work in small steps, between which other work may run or it may be cancelled. */
export type Steps<T> = Generator<void, T>

/** Runs all steps at once. */
export function takeAll<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
