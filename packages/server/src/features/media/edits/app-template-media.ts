import type { Database, Executor } from '../../../platform/db/database.ts'
import { withOtherStrings } from '../../../platform/with-other-strings.ts'
import { mediaUrlsIn } from './media-urls.ts'
import type { TemplateMedia } from './template-media.ts'

/** The files shown by the account's own templates of whole apps. */
export function createAppTemplateMedia(db: Database): TemplateMedia {
  const list = (accountId: string, executor: Executor) =>
    executor
      .selectFrom('app_templates')
      .select(['template_id', 'name', 'slides'])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .orderBy('template_id')
      .execute()

  return {
    async fetchUses(accountId) {
      const uses: Awaited<ReturnType<TemplateMedia['fetchUses']>> = new Map()
      for (const { template_id: templateId, name, slides } of await list(accountId, db))
        for (const url of new Set(mediaUrlsIn(slides))) uses.set(url, [...(uses.get(url) ?? []), { templateId, name }])
      return uses
    },

    async replace(accountId, from, to, trx) {
      const others = new Map([[from, to]])
      for (const { template_id: templateId, slides } of await list(accountId, trx)) {
        if (!mediaUrlsIn(slides).includes(from)) continue
        await trx
          .updateTable('app_templates')
          .set({ slides: JSON.stringify(withOtherStrings(slides, others)) })
          .where('account_id', '=', accountId)
          .where('template_id', '=', templateId)
          .execute()
      }
    },
  }
}
