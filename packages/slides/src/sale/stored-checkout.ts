/** A payment that was handed to the provider, and where: its outcome is asked for when the buyer is back. */
export interface Attempt {
  id: string
  secret: string
  /** The id of the slide it was bought on. */
  item: string
}

/** Stored for the life of this tab: nothing is lost when the page is reloaded, or left for a bank. Never card data. */
interface StoredCheckout {
  /** Typed values, by the names of the fields. */
  fields: Record<string, string>
  /** The last choice, by slide. */
  chosen: Record<string, { variantId: string; quantity: number }>
  attempt?: Attempt | undefined
  /** The last request; repeats with its key are one order, which reserves its items once. */
  request?: { content: string; key: string } | undefined
  /** Payments that were already recorded as visit events. */
  noted: string[]
}

const KEY = 'tp-sale'
let inMemory: StoredCheckout = { fields: {}, chosen: {}, noted: [] }

export function storedCheckout(): StoredCheckout {
  try {
    inMemory = { ...inMemory, ...JSON.parse(sessionStorage.getItem(KEY) ?? '{}') }
  } catch {
    // Storage is disabled: the values last as long as the page.
  }
  return inMemory
}

export function storeCheckout(change: Partial<StoredCheckout>): void {
  inMemory = { ...storedCheckout(), ...change }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(inMemory))
  } catch {
    // As above.
  }
}
