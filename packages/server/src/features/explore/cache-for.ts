/** Caches the result for that time and shares it between callers. Failures are not cached. */
export function cacheFor<T>(ms: number, ask: () => Promise<T>, now: () => number = Date.now): () => Promise<T> {
  let cached: { answer: Promise<T>; until: number } | undefined
  return () => {
    if (cached && now() < cached.until) return cached.answer
    const asked = { answer: ask(), until: now() + ms }
    cached = asked
    asked.answer.catch(() => {
      if (cached === asked) cached = undefined
    })
    return asked.answer
  }
}
