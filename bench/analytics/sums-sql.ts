/** The apps and days that visits are generated from, as a table. */
export const APPS_SQL = `
create temp table if not exists bench_apps (place int, app text, tag text, slides text[]);
truncate bench_apps`

/** Kinds as numbered in platform/db/visit-sums.ts, with the expression of each key. */
const KEYS = [
  { kind: 1, key: `''` },
  { kind: 2, key: `''` },
  { kind: 3, key: 'source' },
  { kind: 4, key: 'referrer' },
  { kind: 5, key: 'country' },
  { kind: 6, key: 'device' },
  { kind: 8, key: 'tag_id', of: 'A' },
]
const SUBJECTS = [
  { subject: 'A', id: 'experience_id' },
  { subject: 'L', id: 'tag_id' },
]

/** How many of each key in each quarter of an hour. */
const CELLS = SUBJECTS.flatMap(({ subject, id }) =>
  KEYS.filter(({ of = subject }) => of === subject).map(
    ({ kind, key }) => `
    select '${subject}'::"char" as subject, ${id} as subject_id, ${kind}::smallint as kind, ${key} as key,
      date_bin('15 minutes', at, timestamptz '2000-01-01 00:00Z') as quarter, count(*)::int as n
    from hits where at >= $1 and at < $2 and ${id} is not null and ${key} is not null group by 2, 4, 5`,
  ),
).join('\n    union all')

/** Of each visit three slides are seen for four seconds, and it ends on the third (fill-visits.ts). */
const EVENTS = `
    select c.subject, c.subject_id, e.kind::smallint, a.slides[e.slide], c.quarter, c.n * e.times
    from cells c join bench_apps a on c.subject_id in (a.app, a.tag) cross join (values
      (10, 1, 1), (10, 2, 1), (10, 3, 1), (11, 3, 1), (12, 1, 4), (12, 2, 4), (12, 3, 4)) as e(kind, slide, times)
    where c.kind = 1`

/** Makes the rows of visit_sums of the hits from one moment to before another: quarters of the UTC day, gaps null. */
export const SUMS_SQL = `
with cells as materialized (${CELLS}
), facts as (
    select * from cells union all ${EVENTS}
), quarters as (
  select subject, subject_id, kind, key, (quarter at time zone 'UTC')::date as day, quarter_of(quarter) as slot, n
  from facts
), with_gaps as (
  select *, repeat('NULL,', slot - coalesce(lag(slot) over of_row, slot - 1) - 1) as gap
  from quarters window of_row as (partition by subject, subject_id, kind, key, day order by slot)
)
insert into visit_sums (subject, subject_id, kind, key, day, total, slots)
select subject, subject_id, kind, key, day, sum(n)::int,
  format('[%s:%s]={%s}', min(slot), max(slot), string_agg(gap || n, ',' order by slot))::int[]
from with_gaps group by subject, subject_id, kind, key, day`
