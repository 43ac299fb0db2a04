import { ONBOARDING_STEPS, type Onboarding } from '@taplet/contract'
import type { Database } from '../../platform/db/database.ts'
import * as store from './store.ts'

const SHARED = 'CODE_SHARED'
const PUT_AWAY = 'PUT_AWAY'

export function createOnboardingService(db: Database) {
  async function find(accountId: string): Promise<Onboarding> {
    const events = await store.listEvents(accountId, db)
    return {
      steps: ONBOARDING_STEPS.map((step) => ({ step, complete: events.has(step) })),
      isCodeShared: events.has(SHARED),
      isPutAway: events.has(PUT_AWAY),
    }
  }

  return {
    find,

    /** Puts the checklist away with the first share only: one that was brought back later stays. */
    async recordShare(accountId: string): Promise<Onboarding> {
      if (await store.addEvent(accountId, SHARED, db)) await store.addEvent(accountId, PUT_AWAY, db)
      return find(accountId)
    },

    async putAway(accountId: string, isPutAway: boolean): Promise<Onboarding> {
      if (isPutAway) await store.addEvent(accountId, PUT_AWAY, db)
      else await store.deleteEvent(accountId, PUT_AWAY, db)
      return find(accountId)
    },
  }
}
