import type { Database } from '../../../platform/db/database.ts'
import { createSharedLimits } from '../../../platform/limits/shared-limits.ts'

const SECONDS = 600
const RULES = {
  /** Orders begun by one address, which the guests of a whole hall may share. */
  'orders of an address': { max: 300, seconds: SECONDS },
  /** The same of one product, while it is flooded: those who come new get their turn. */
  'orders of an address in a crowd': { max: 5, seconds: SECONDS },
}

/** Limits how many orders an address begins. An order that is only begun holds nothing, so this protects the provider. */
export function createTurns(db: Database, clock: () => Date) {
  const limits = createSharedLimits({ rules: RULES, db, clock })
  return async ({ address, crowdedProductId }: { address: string; crowdedProductId?: string }): Promise<void> => {
    await limits.take('orders of an address', address)
    if (crowdedProductId !== undefined) await limits.take('orders of an address in a crowd', crowdedProductId, address)
  }
}
