import { MEDIA_PREFIX, type MediaUse } from '@taplet/contract'
import { sql } from 'kysely'
import type { Database, Executor } from '../../../platform/db/database.ts'
import { mediaUrlsIn } from './media-urls.ts'

/** A slide or an instant app, and what it is to show. */
interface Row {
  view_id: string | null
  experience_id: string | null
  name: string
  document: unknown
}

type Uses = Pick<MediaUse, 'slides' | 'apps'>

export type DraftMedia = ReturnType<typeof createDraftMedia>

/** The files shown by what is not live yet: drafts, and what will be published by itself. */
export function createDraftMedia(db: Database) {
  const list = async (accountId: string, text: string, executor: Executor): Promise<Row[]> => {
    const { rows } = await sql<Row>`
      with drafted as (
        select kind, target_id, document from drafts
        where account_id = ${accountId} and position(${text} in document::text) > 0
      ), later as (
        select experience_id, publication::json from scheduled_publications
        where account_id = ${accountId} and position(${text} in publication::text) > 0
      )
      select i.view_id, null as experience_id, i.name, s.document
      from (
        select d.document, i.view_id from drafted d
        join experience_items i on d.kind = 'SLIDE' and i.item_id = d.target_id and i.account_id = ${accountId}
        union all
        select v.document, v.document ->> 'viewId' from later, json_array_elements(publication -> 'views') v (document)
      ) s
      join experience_items i on i.view_id = s.view_id and i.account_id = ${accountId} and i.deleted_at is null
      union all
      select null, e.experience_id, e.name, a.document
      from (
        select document, target_id as experience_id from drafted where kind = 'EXPERIENCE'
        union all
        select publication -> 'page', experience_id from later
      ) a
      join experiences e on e.experience_id = a.experience_id and e.account_id = ${accountId} and e.deleted_at is null
      order by name, view_id, experience_id`.execute(executor)
    return rows
  }

  return {
    /** Returns the slides and instant apps that are to show each address. */
    async fetchUses(accountId: string): Promise<Map<string, Uses>> {
      const uses = new Map<string, Uses>()
      for (const row of await list(accountId, `"${MEDIA_PREFIX}/`, db))
        for (const url of new Set(mediaUrlsIn(row.document)))
          uses.set(url, withUse(uses.get(url) ?? NO_USE, usesOf(row)))
      return uses
    },

    /** Replaces an address in all of them; returns the views that are to show it. Requires the account's lock. */
    async replace(accountId: string, from: string, to: string, trx: Executor): Promise<string[]> {
      const [old, other] = [JSON.stringify(from), JSON.stringify(to)]
      const rows = await list(accountId, old, trx)
      await sql`update drafts set document = replace(document::text, ${old}, ${other})::json
        where account_id = ${accountId} and position(${old} in document::text) > 0`.execute(trx)
      await sql`update scheduled_publications set publication = replace(publication::text, ${old}, ${other})::jsonb
        where account_id = ${accountId} and position(${old} in publication::text) > 0`.execute(trx)
      return rows.filter(({ document }) => mediaUrlsIn(document).includes(from)).flatMap((row) => row.view_id ?? [])
    },
  }
}

const usesOf = ({ view_id: viewId, experience_id: experienceId, name }: Row): Uses => ({
  slides: viewId === null ? [] : [{ viewId, name }],
  apps: experienceId === null ? [] : [{ experienceId, name }],
})

const NO_USE: Uses = { slides: [], apps: [] }

/** Returns a use with what another one names beyond it. */
export function withUse<Use extends Uses>(use: Use, more: Uses): Use {
  const viewIds = new Set(use.slides.map(({ viewId }) => viewId))
  const appIds = new Set(use.apps.map(({ experienceId }) => experienceId))
  return {
    ...use,
    slides: [...use.slides, ...more.slides.filter(({ viewId }) => !viewIds.has(viewId))],
    apps: [...use.apps, ...more.apps.filter(({ experienceId }) => !appIds.has(experienceId))],
  }
}
