import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

const MAX_KNOWN = 5000

/** The numbers that stand for programs' names in stored hits; those met last are remembered. */
export function createAgentIds(db: Database) {
  const known = new Map<string, Promise<number>>()

  async function find(agent: string): Promise<number> {
    const { rows } = await sql<{ agent_id: number }>`
      with fresh as (
        insert into visit_agents (agent) select ${agent} where not exists (select from visit_agents where agent = ${agent})
        on conflict (agent) do nothing returning agent_id
      )
      select agent_id from fresh union all select agent_id from visit_agents where agent = ${agent}`.execute(db)
    // Another process may have stored it between the two looks.
    return rows[0]?.agent_id ?? find(agent)
  }

  return (agent: string): Promise<number> => {
    const id = known.get(agent) ?? find(agent)
    known.delete(agent)
    if (known.size >= MAX_KNOWN) known.delete(known.keys().next().value ?? '')
    known.set(agent, id)
    id.catch(() => known.delete(agent))
    return id
  }
}
