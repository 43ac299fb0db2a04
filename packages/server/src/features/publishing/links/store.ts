import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import type { ClosedAccount } from '../store.ts'

/** A code that was given out: a link, a physical tag or both. Public reads carry no account id: the code is the key. */
export interface CodeRow {
  tag_id: string
  /** Null until the tag is claimed as a link. */
  account_id: string | null
  experience_id: string | null
  item_id: string | null
  destination_url: string
  fallback_url: string
  tag_sub_type: string | null
  active: boolean
  rules: unknown
  utm: unknown
  password_hash: string
  expires_at: Date | null
  is_deleted: boolean
  is_inactive: boolean
  /** Set when the owner closed the account. */
  closed: ClosedAccount | null
  /** The link itself was taken down by the operator. */
  is_taken_down: boolean
  /** The app that it leads to was taken down. */
  is_app_taken_down: boolean
  is_unclaimed: boolean
  is_disabled: boolean
  slugs: string[]
}

const meant = (code: string) => sql`(select coalesce(
  (select tag_id from links where tag_id = ${code}),
  (select tag_id from physical_tags where tag_id = ${code}),
  (select tag_id from link_slugs where slug = lower(${code})),
  (select tag_id from links where lower(tag_id) = lower(${code}) limit 1),
  (select tag_id from physical_tags where lower(tag_id) = lower(${code}) limit 1)
) as tag_id)`

/** Finds a code: an id, or a current or former short name of a link, in any case. */
export async function findCode(code: string, db: Executor): Promise<CodeRow | undefined> {
  const { rows } = await sql<CodeRow>`
    select c.tag_id, l.account_id, l.experience_id, l.item_id, l.rules, l.utm, l.expires_at,
      coalesce(l.destination_url, '') as destination_url,
      case when coalesce(x.last_words, '') <> '' or coalesce(x.fallback_url, '') <> '' then x.fallback_url
        else coalesce(nullif(l.fallback_url, ''), s.fallback_url, '') end as fallback_url,
      case when x.account_id is not null then
        json_build_object('lastWords', x.last_words, 'fallbackUrl', x.fallback_url) end as closed,
      coalesce(l.tag_sub_type, p.tag_sub_type) as tag_sub_type,
      coalesce(l.active, false) as active,
      coalesce(l.password_hash, '') as password_hash,
      l.deleted_at is not null as is_deleted,
      coalesce(a.status = 'INACTIVE', false) as is_inactive,
      exists (select from takedowns t where t.tag_id = c.tag_id and t.restored_at is null) as is_taken_down,
      exists (select from takedowns t where t.experience_id = l.experience_id and t.tag_id is null
        and t.restored_at is null) as is_app_taken_down,
      p.tag_id is not null and p.account_id is null as is_unclaimed,
      p.disabled_at is not null as is_disabled,
      array(select slug from link_slugs where tag_id = c.tag_id order by slug) as slugs
    from ${meant(code)} c
      left join links l on l.tag_id = c.tag_id
      left join accounts a on a.account_id = l.account_id
      left join account_closings x on x.account_id = l.account_id
      left join link_settings s on s.account_id = l.account_id
      left join physical_tags p on p.tag_id = c.tag_id
    where c.tag_id is not null`.execute(db)
  return rows[0]
}
