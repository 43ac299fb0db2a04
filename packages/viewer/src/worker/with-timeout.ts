/** What comes of a piece of work, or a refusal once it takes too long: a store or a network that hangs holds nothing up. */
export function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not done within ${ms} ms`)), ms)
  })
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}
