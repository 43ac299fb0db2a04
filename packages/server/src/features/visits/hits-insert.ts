import { type RawBuilder, sql } from 'kysely'
import { arrayLiteral } from './array-literal.ts'
import type { Hit } from './visit.ts'

/** A hit as it is stored. */
interface StoredHit extends Hit {
  agentId: number
  /** Who judged it: the list of robots and its version. */
  judge: string
}

/** The statement that stores hits; those that are there already stay as they are and are not answered. */
export function hitsInsert(hits: readonly StoredHit[]): RawBuilder<{ visit_id: string }> {
  const column = <K extends keyof StoredHit>(name: K): StoredHit[K][] => hits.map((hit) => hit[name])
  return sql<{ visit_id: string }>`
    insert into hits (at, visit_id, experience_id, tag_id, rule_id, guest, agent_id, country, device, source, referrer,
      utm, signs, verdict, reason, judge, is_first_of_app, is_first_of_link)
    select h.at, h.visit_id, h.experience_id, h.tag_id, h.rule_id, h.guest, h.agent_id, h.country, h.device, h.source,
      h.referrer, h.utm, h.signs::text[], h.verdict, h.reason, h.judge, h.of_app, h.of_link
    from unnest(
      ${column('at')}::timestamptz[], ${column('visitId')}::uuid[], ${column('experienceId')}::text[],
      ${column('tagId')}::text[], ${column('ruleId')}::text[], ${column('guest')}::bytea[], ${column('agentId')}::int[],
      ${column('country')}::text[], ${column('device')}::text[], ${column('source')}::text[],
      ${column('referrer')}::text[], ${hits.map(({ utm }) => utm && JSON.stringify(utm))}::jsonb[],
      ${hits.map(({ signs }) => arrayLiteral(signs))}::text[], ${column('verdict')}::text[],
      ${column('reason')}::text[], ${column('judge')}::text[], ${column('isFirstOfApp')}::bool[],
      ${column('isFirstOfLink')}::bool[]
    ) as h(at, visit_id, experience_id, tag_id, rule_id, guest, agent_id, country, device, source, referrer, utm, signs,
      verdict, reason, judge, of_app, of_link)
    on conflict (at, visit_id) do nothing
    returning visit_id`
}
