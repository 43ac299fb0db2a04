import { MEDIA_PREFIX } from '@taplet/contract'
import type { MediaUse } from '@taplet/contract/studio'
import type { Database, Executor } from '../../../platform/db/database.ts'

type TemplateUse = NonNullable<MediaUse['templates']>[number]

export type TemplateMedia = ReturnType<typeof createTemplateMedia>

const isMediaUrl = (text: string): boolean => text.startsWith(`${MEDIA_PREFIX}/`)

/** Every address of a file of ours inside this JSON; addresses stand alone there. */
function urlsIn(value: unknown): string[] {
  if (typeof value === 'string') return isMediaUrl(value) ? [value] : []
  if (!(value instanceof Object)) return []
  return Object.values(value).flatMap(urlsIn)
}

function withOther(value: unknown, from: string, to: string): unknown {
  if (value === from) return to
  if (Array.isArray(value)) return value.map((one) => withOther(one, from, to))
  if (!(value instanceof Object)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withOther(inner, from, to)]))
}

/** The files that the account's own slide templates show. */
export function createTemplateMedia(db: Database) {
  const list = (accountId: string, executor: Executor) =>
    executor
      .selectFrom('slide_templates')
      .select(['template_id', 'name', 'metadata', 'widgets'])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .orderBy('template_id')
      .execute()

  return {
    /** Which templates show which address. */
    async fetchUses(accountId: string): Promise<Map<string, TemplateUse[]>> {
      const uses = new Map<string, TemplateUse[]>()
      for (const { template_id: templateId, name, metadata, widgets } of await list(accountId, db))
        for (const url of new Set(urlsIn([metadata, widgets])))
          uses.set(url, [...(uses.get(url) ?? []), { templateId, name }])
      return uses
    },

    /** Writes another address wherever a template shows this one. Under the account's lock. */
    async replace(accountId: string, from: string, to: string, trx: Executor): Promise<void> {
      for (const { template_id: templateId, metadata, widgets } of await list(accountId, trx)) {
        if (!urlsIn([metadata, widgets]).includes(from)) continue
        await trx
          .updateTable('slide_templates')
          .set({
            metadata: JSON.stringify(withOther(metadata, from, to)),
            widgets: JSON.stringify(withOther(widgets, from, to)),
          })
          .where('account_id', '=', accountId)
          .where('template_id', '=', templateId)
          .execute()
      }
    },
  }
}
