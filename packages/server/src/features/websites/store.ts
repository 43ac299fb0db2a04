import { createHash } from 'node:crypto'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Executor } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables/tables.ts'

export type PreviewRow = Selectable<Tables['website_previews']>

/** Key of an address: the address itself may be too long for an index. */
export const hashOf = (url: string): string => createHash('sha256').update(url).digest('hex')

export const findPreviews = (urls: readonly string[], db: Executor): Promise<PreviewRow[]> =>
  db
    .selectFrom('website_previews')
    .selectAll()
    .where('url_hash', '=', sql<string>`any(${urls.map(hashOf)})`)
    .execute()

export const lockPreview = (url: string, trx: Executor): Promise<PreviewRow | undefined> =>
  trx.selectFrom('website_previews').selectAll().where('url_hash', '=', hashOf(url)).forUpdate().executeTakeFirst()

export async function savePreview(
  row: Omit<Insertable<Tables['website_previews']>, 'url_hash'>,
  db: Executor,
): Promise<PreviewRow> {
  const { url, ...found } = row
  return db
    .insertInto('website_previews')
    .values({ ...found, url, url_hash: hashOf(url) })
    .onConflict((conflict) => conflict.column('url_hash').doUpdateSet(found))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Deletes results that no slide of any account shows any more; returns the keys of their pictures. */
export async function deleteUnused(before: Date, db: Executor): Promise<string[]> {
  const rows = await db
    .deleteFrom('website_previews as p')
    .where('p.checked_at', '<', before)
    .where(
      sql<boolean>`not exists (select 1 from experience_items i where md5(i.website_url) = md5(p.url)
        and i.website_url = p.url and i.website_url <> '' and i.deleted_at is null)`,
    )
    .returning('p.image_key')
    .execute()
  return rows.flatMap(({ image_key }) => image_key || [])
}
