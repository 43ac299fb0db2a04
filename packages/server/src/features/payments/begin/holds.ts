interface Begun {
  orderId: string
  at: number
}
interface OfProduct {
  /** By guest. */
  last: Map<string, Begun>
  letGo: Begun[]
}

/**
 * One address holds the pieces of one unpaid order of a product: the next one that it begins lets those of the earlier go.
 * In memory, so that nobody keeps who ordered from where; another process knows nothing of it and holds them until their time.
 */
export function createHolds(now: () => number, holdMs: number) {
  const products = new Map<string, OfProduct>()
  let sweptAt = now()

  function sweep(): void {
    const since = now() - holdMs
    if (sweptAt > since) return
    sweptAt = now()
    for (const [productId, { last, letGo }] of products) {
      for (const [guest, { at }] of last) if (at <= since) last.delete(guest)
      const fresh = letGo.filter(({ at }) => at > since)
      if (last.size + fresh.length === 0) products.delete(productId)
      else products.set(productId, { last, letGo: fresh })
    }
  }

  return {
    /** Orders that hold nothing, were this guest to begin another one now. */
    releasedFor(productId: string, guest: string): string[] {
      sweep()
      const { last, letGo } = products.get(productId) ?? { last: new Map<string, Begun>(), letGo: [] }
      const own = last.get(guest)
      return [...letGo, ...(own ? [own] : [])].map(({ orderId }) => orderId)
    },
    /** This guest has begun another one. */
    begun(productId: string, guest: string, orderId: string): void {
      const { last, letGo } = products.get(productId) ?? { last: new Map<string, Begun>(), letGo: [] }
      const earlier = last.get(guest)
      last.set(guest, { orderId, at: now() })
      products.set(productId, { last, letGo: earlier ? [...letGo, earlier] : letGo })
    },
  }
}
