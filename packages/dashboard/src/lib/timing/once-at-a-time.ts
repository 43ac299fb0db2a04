const DOUBLE_CLICK = 600 // ms; the second half of a double click may come after a quick answer

/**
 * Takes no second call while one is under way, from the very first on: a button only looks dead once it is drawn again,
 * and a double click is faster than that. After a success it rests for a moment; after a failure one may try again at once.
 */
export function onceAtATime<Args extends readonly unknown[]>(run: (...args: Args) => Promise<unknown>) {
  let isUnderWay = false
  const free = () => {
    isUnderWay = false
  }
  return (...args: Args): void => {
    if (isUnderWay) return
    isUnderWay = true
    run(...args).then(() => setTimeout(free, DOUBLE_CLICK), free)
  }
}
