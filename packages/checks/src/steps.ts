/** Work in small steps, between which others may come in, or after which it may be called off. */
export type Steps<T> = Generator<void, T>

/** All of it at once. */
export function takeAll<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
