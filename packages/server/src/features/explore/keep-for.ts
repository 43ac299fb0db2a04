/** Caches the result for that time and shares it between callers. Failures are not cached. */
export function keepFor<T>(ms: number, ask: () => Promise<T>, now: () => number = Date.now): () => Promise<T> {
  let kept: { answer: Promise<T>; until: number } | undefined
  return () => {
    if (kept && now() < kept.until) return kept.answer
    const asked = { answer: ask(), until: now() + ms }
    kept = asked
    asked.answer.catch(() => {
      if (kept === asked) kept = undefined
    })
    return asked.answer
  }
}
