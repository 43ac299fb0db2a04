import type { EmbeddedConnections } from '@taplet/server/testing'

const ACCOUNTS = 1000
/** Words are made of three of these; a few are frequent and most are rare, as in natural language. */
const SYLLABLES =
  'ka lo mi ru ta ne so vi pa de gu fo ri la be no sa ti mo ke da lu pe so ra ni to ma le bi fa ro se vu ga pi do re ha zu'
const CATEGORIES = ['Food and drink', 'Shops', 'Music', 'Lessons', 'Stays', 'Wellness', 'Repairs', 'Events']

/** Not in a subselect: the database would evaluate it once for all rows. */
const syllable = (power: number): string =>
  `(string_to_array('${SYLLABLES}', ' '))[1 + floor(power(random(), ${power}) * 40)::int]`
const word = [syllable(3), syllable(1), syllable(2)].join(' || ')
const words = (count: number): string => Array.from({ length: count }, () => word).join(` || ' ' || `)

/** Creates this many instant apps of a thousand accounts, each with the first slide of a demo app. */
export async function fillExplore(database: EmbeddedConnections, count: number): Promise<void> {
  await database.query(`insert into accounts (account_id, identity_id)
    select 'bench-' || i, 'bench-' || i from generate_series(0, ${ACCOUNTS - 1}) as i`)
  await database.query(`insert into views (view_id, account_id, name, metadata, widgets)
    select 'bench-' || i, 'bench-' || i, v.name, v.metadata, v.widgets
    from generate_series(0, ${ACCOUNTS - 1}) as i,
      (select v.* from experiences e join experience_items n on n.item_id = e.item_ids[1] join views v using (view_id)
       where e.is_featured limit 1) as v`)
  await database.query(`insert into experience_items (item_id, account_id, name, type, view_id)
    select 'bench-' || i, 'bench-' || i, 'Cover', 'CUSTOM', 'bench-' || i from generate_series(0, ${ACCOUNTS - 1}) as i`)
  await database.query(
    `insert into experiences (experience_id, account_id, path, name, description, category, item_ids, created_at)
     select 'bench-' || i, 'bench-' || i % ${ACCOUNTS}, 'bench-' || i, ${words(2)} || ' ' || i, ${words(10)},
       ($1::text[])[1 + i % ${CATEGORIES.length}], array['bench-' || i % ${ACCOUNTS}], now() - i * interval '1 minute'
     from generate_series(1, ${count}) as i`,
    [CATEGORIES],
  )
  await database.query(`update explore_entries set visits = floor(power(random(), 8) * 5000)`)
  await database.query('vacuum analyze explore_entries')
  await database.query('vacuum analyze experiences')
}
