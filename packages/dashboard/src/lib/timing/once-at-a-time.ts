const DOUBLE_CLICK = 600 // ms; the second half of a double click may come after a quick answer

/**
 * Ignores calls while one is in progress, from the very first: a button looks disabled only after a render, and a
 * double click is faster than that. After a success it stays blocked for a moment; after a failure one may retry at
 * once.
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
