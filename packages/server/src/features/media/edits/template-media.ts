import type { MediaUse } from '@taplet/contract'
import type { Database, Executor } from '../../../platform/db/database.ts'
import { withOtherStrings } from '../../../platform/with-other-strings.ts'
import { mediaUrlsIn } from './media-urls.ts'

type TemplateUse = NonNullable<MediaUse['templates']>[number]

export type TemplateMedia = ReturnType<typeof createTemplateMedia>

/** The files shown by the account's own slide templates. */
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
    /** Returns the templates that show each address. */
    async fetchUses(accountId: string): Promise<Map<string, TemplateUse[]>> {
      const uses = new Map<string, TemplateUse[]>()
      for (const { template_id: templateId, name, metadata, widgets } of await list(accountId, db))
        for (const url of new Set(mediaUrlsIn([metadata, widgets])))
          uses.set(url, [...(uses.get(url) ?? []), { templateId, name }])
      return uses
    },

    /** Replaces an address in all templates that show it. Requires the account's lock. */
    async replace(accountId: string, from: string, to: string, trx: Executor): Promise<void> {
      const other = new Map([[from, to]])
      for (const { template_id: templateId, metadata, widgets } of await list(accountId, trx)) {
        if (!mediaUrlsIn([metadata, widgets]).includes(from)) continue
        await trx
          .updateTable('slide_templates')
          .set({
            metadata: JSON.stringify(withOtherStrings(metadata, other)),
            widgets: JSON.stringify(withOtherStrings(widgets, other)),
          })
          .where('account_id', '=', accountId)
          .where('template_id', '=', templateId)
          .execute()
      }
    },
  }
}
