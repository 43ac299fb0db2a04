/** A payment that was handed to the provider, and where: how it ended is asked when the buyer is back. */
export interface Attempt {
  id: string
  secret: string
  /** The slide that it was bought on. */
  item: string
}

/** What lives as long as this tab: a page that is loaded anew, or left to a bank, forgets nothing. Never a card. */
interface StoredCheckout {
  /** What was typed, by the names of the fields. */
  fields: Record<string, string>
  /** What was chosen last, by slide. */
  chosen: Record<string, { variantId: string; quantity: number }>
  attempt?: Attempt | undefined
  /** What was asked for last; under its key repeats are one order, which holds its pieces once. */
  request?: { content: string; key: string } | undefined
  /** Payments that the visit was told of. */
  noted: string[]
}

const KEY = 'tp-sale'
let inMemory: StoredCheckout = { fields: {}, chosen: {}, noted: [] }

export function storedCheckout(): StoredCheckout {
  try {
    inMemory = { ...inMemory, ...JSON.parse(sessionStorage.getItem(KEY) ?? '{}') }
  } catch {
    // Storage is switched off: it lives as long as the page.
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
