import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

const MAX_KNOWN = 5000

/** The ids of programs' names in stored hits, and how many statements it took to find them. */
export interface FoundAgents {
  ids: ReadonlyMap<string, number>
  statements: number
}

/** Caches recent ones; all new ones of a group are looked up together. */
export function createAgentIds(db: Database) {
  const known = new Map<string, number>()

  async function find(agents: readonly string[]): Promise<{ agent: string; agent_id: number }[]> {
    const { rows } = await sql<{ agent: string; agent_id: number }>`
      with wanted as (select unnest(${agents}::text[]) as agent),
      fresh as (
        insert into visit_agents (agent)
        select agent from wanted where not exists (select from visit_agents a where a.agent = wanted.agent) order by agent
        on conflict (agent) do nothing returning agent, agent_id
      )
      select agent, agent_id from fresh union all select agent, agent_id from visit_agents join wanted using (agent)`.execute(
      db,
    )
    return rows
  }

  return async (agents: readonly string[]): Promise<FoundAgents> => {
    const ids = new Map<string, number>()
    let statements = 0
    let missing = [...new Set(agents)].filter((agent) => !remember(agent, ids))
    // Another process may insert one between our two lookups.
    while (missing.length > 0) {
      for (const { agent, agent_id } of await find(missing)) {
        if (known.size >= MAX_KNOWN) known.delete(known.keys().next().value ?? '')
        known.set(agent, agent_id)
        ids.set(agent, agent_id)
      }
      statements++
      missing = missing.filter((agent) => !ids.has(agent))
    }
    return { ids, statements }
  }

  function remember(agent: string, ids: Map<string, number>): boolean {
    const id = known.get(agent)
    if (id === undefined) return false
    ids.set(agent, id)
    return true
  }
}
