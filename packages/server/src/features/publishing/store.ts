import { TIER_LEVELS } from '@taplet/contract'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/database.ts'

/** The state behind a public address, published or not. Public reads carry no account id: the address is the key. */
export interface PublishedRow {
  experience_id: string
  account_id: string
  path: string
  name: string
  description: string
  /** The slides that are not left out, shown now or not. */
  visible_item_ids: string[]
  slide_rules: unknown
  /** The clock of its rules. */
  time_zone: string
  /** As it was stored; null for none. */
  theme: unknown
  cover_image_url: string
  social_image_url: string
  /** The app's own link: the destination of its code on wide screens. */
  link_id: string | null
  is_deleted: boolean
  is_resting: boolean
  /** Never published, of an account that works: it is resting, too. */
  is_draft: boolean
  /** Taken down by the operator. */
  is_taken_down: boolean
  is_findable: boolean
  may_be_embedded: boolean
  /** It does not say what it was made with: its owner wants it so, and has the plan for it. */
  hides_badge: boolean
  /** Set when the owner closed the account: what visitors read instead. */
  closed: ClosedAccount | null
  /** Changes with anything a visitor can see, except the state of media. */
  version: string
}
/** What the owner of a closed account leaves to visitors; both may be empty. */
export interface ClosedAccount {
  lastWords: string
  fallbackUrl: string
}

const hidesBadge = sql<boolean>`(not e.has_badge and a.access_level >= ${TIER_LEVELS.STARTER})`

const zone = sql<string>`coalesce(nullif(e.time_zone, ''), nullif(a.time_zone, ''), 'UTC')`

const select = (db: Executor) =>
  db
    .selectFrom('experiences as e')
    .innerJoin('accounts as a', 'a.account_id', 'e.account_id')
    .leftJoin('links as own', (join) =>
      join.onRef('own.experience_id', '=', 'e.experience_id').on('own.is_default', '=', true),
    )
    .select([
      'e.experience_id',
      'e.account_id',
      'e.path',
      'e.name',
      'e.description',
      'e.visible_item_ids',
      'e.slide_rules',
      'e.theme',
      'e.cover_image_url',
      'e.social_image_url',
      'e.is_findable',
      'e.may_be_embedded',
      'own.tag_id as link_id',
    ])
    .select(hidesBadge.as('hides_badge'))
    .select(
      sql<ClosedAccount | null>`(select json_build_object('lastWords', last_words, 'fallbackUrl', fallback_url)
      from account_closings where account_id = e.account_id)`.as('closed'),
    )
    .select(zone.as('time_zone'))
    .select(sql<boolean>`e.deleted_at is not null`.as('is_deleted'))
    .select(sql<boolean>`not e.active or a.status = 'INACTIVE'`.as('is_resting'))
    .select(sql<boolean>`e.published_at is null and a.status <> 'INACTIVE'`.as('is_draft'))
    .select(
      sql<boolean>`exists (select from takedowns t where t.experience_id = e.experience_id
        and t.tag_id is null and t.restored_at is null)`.as('is_taken_down'),
    )
    .select(
      sql<string>`e.revision || ':' || ${hidesBadge} || ':' || ${zone} || ':' || coalesce((
        select string_agg(i.item_id || '.' || i.revision || '.' || coalesce(v.revision, 0), ',' order by i.item_id)
        from experience_items i left join views v on v.account_id = i.account_id and v.view_id = i.view_id
        where i.item_id = any(e.item_ids) and i.account_id = e.account_id), '')`.as('version'),
    )

/** What a link shows: an instant app, beginning with one of its slides if given. */
export interface LinkTarget {
  tagId: string
  experienceId: string
  itemId: string | null
  /** Other visitors of this link are led elsewhere or asked for a password: it must not be cached for them. */
  isChosen: boolean
  /** The link has an end: CDNs, which would not notice, must not cache the page. */
  isTimed: boolean
}

/** A current or former path of an instant app, or the target of a link. */
export type Address = { path: string; isEmbedded?: boolean } | LinkTarget

export const find = (
  address: { path: string } | { experienceId: string },
  db: Executor,
): Promise<PublishedRow | undefined> =>
  'path' in address
    ? select(db)
        .innerJoin('experience_paths as p', 'p.experience_id', 'e.experience_id')
        .where('p.path', '=', address.path)
        .executeTakeFirst()
    : select(db).where('e.experience_id', '=', address.experienceId).executeTakeFirst()
