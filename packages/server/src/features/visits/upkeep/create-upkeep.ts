import type { Database, Executor } from '../../../platform/db/database.ts'
import { createAgentIds } from '../agent-ids.ts'
import type { ArrivedReport } from '../store.ts'
import { writePast } from './write-past.ts'

interface UpkeepDependencies {
  db: Database
}

/** Keeps what is stored of visits in order. */
export function createVisitUpkeep({ db }: UpkeepDependencies) {
  const agentIdsOf = createAgentIds(db)
  return {
    /** Stores visits that are over, judged and with their ends. Each must be new. */
    async storePast(visits: readonly ArrivedReport[], trx: Executor): Promise<void> {
      const { ids } = await agentIdsOf(visits.map(({ agent }) => agent))
      await writePast(
        visits.map(({ agent, ...visit }) => ({ ...visit, agentId: ids.get(agent) ?? 0 })),
        trx,
      )
    },
  }
}
