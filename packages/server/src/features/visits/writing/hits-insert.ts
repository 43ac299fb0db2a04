import { type RawBuilder, sql } from 'kysely'
import { arrayLiteral, bytesLiteral, plainLiteral, timesLiteral } from './array-literal.ts'
import type { Hit } from '../visit.ts'

/** A hit as it is stored. */
interface StoredHit extends Hit {
  agentId: number
  /** What classified it: the list of bots and its version. */
  judge: string
}

/** Returns the statement that inserts hits; existing ones stay unchanged. */
export function hitsInsert(hits: readonly StoredHit[]): RawBuilder<unknown> {
  const of = <T>(pick: (hit: StoredHit) => T): T[] => hits.map(pick)
  const words = (pick: (hit: StoredHit) => string | null): string => arrayLiteral(hits.map(pick))
  return sql`
    insert into hits (at, visit_id, experience_id, tag_id, rule_id, guest, agent_id, country, device, source, referrer,
      utm, signs, verdict, reason, judge, is_first_of_app, is_first_of_link)
    select h.at, h.visit_id, h.experience_id, h.tag_id, h.rule_id, h.guest, h.agent_id, h.country, h.device, h.source,
      h.referrer, h.utm, h.signs::text[], h.verdict, h.reason, h.judge, h.of_app, h.of_link
    from unnest(
      ${timesLiteral(of(({ at }) => at))}::timestamptz[], ${plainLiteral(of(({ visitId }) => visitId))}::uuid[],
      ${words(({ experienceId }) => experienceId)}::text[], ${words(({ tagId }) => tagId)}::text[],
      ${words(({ ruleId }) => ruleId)}::text[], ${bytesLiteral(of(({ guest }) => guest))}::bytea[],
      ${plainLiteral(of(({ agentId }) => agentId))}::int[], ${words(({ country }) => country)}::text[],
      ${words(({ device }) => device)}::text[], ${words(({ source }) => source)}::text[],
      ${words(({ referrer }) => referrer)}::text[], ${words(({ utm }) => utm && JSON.stringify(utm))}::jsonb[],
      ${words(({ signs }) => arrayLiteral(signs))}::text[], ${words(({ verdict }) => verdict)}::text[],
      ${words(({ reason }) => reason)}::text[], ${words(({ judge }) => judge)}::text[],
      ${plainLiteral(of(({ isFirstOfApp }) => isFirstOfApp))}::bool[],
      ${plainLiteral(of(({ isFirstOfLink }) => isFirstOfLink))}::bool[]
    ) as h(at, visit_id, experience_id, tag_id, rule_id, guest, agent_id, country, device, source, referrer, utm, signs,
      verdict, reason, judge, of_app, of_link)
    on conflict (at, visit_id) do nothing`
}
