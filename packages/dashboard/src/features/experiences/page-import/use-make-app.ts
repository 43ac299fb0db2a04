import type { ApiError, ImportedPage } from '@taplet/contract'
import { appFromFacts, type NewApp } from '@taplet/slides/app-templates'
import { useApi } from '../../../lib/api/api.ts'
import { newId } from '../../../lib/new-id.ts'
import { useText } from '../../../lib/text.ts'
import { useMutationOnce } from '../../../lib/timing/use-mutation-once.ts'
import { toast } from '../../../ui/toasts/toast.tsx'
import { nameOf } from '../create/app-preview.ts'
import { factsOf, tickedPictures } from './facts-of.ts'
import type { PageDraft } from './use-page-draft.ts'

/** Stores the pictures that are kept, each once, and returns the app that is made of all that is ticked. */
export function useMakeApp(page: ImportedPage) {
  const t = useText()
  const api = useApi()
  return useMutationOnce<NewApp | undefined, ApiError, { draft: PageDraft; name: string }>({
    mutationKey: ['imports', 'make'],
    mutationFn: async ({ draft, name }) => {
      const theme = draft.previews[draft.index]?.theme
      if (!theme) return undefined
      const urls = [...new Set(tickedPictures(page, draft.isTicked).map(({ url }) => url))]
      const { pictures } = urls.length > 0 ? await api.imports.storePictures({ urls }) : { pictures: [] }
      if (pictures.length < urls.length)
        toast.failed(t('pageImport:picturesLeft', { count: urls.length - pictures.length }))
      const stored = new Map(pictures.map(({ url, media }) => [url, media.url]))
      const facts = factsOf(page, name, draft.isTicked, (url) => stored.get(url) ?? '')
      return appFromFacts(facts, { theme, newId, nameOf })
    },
  })
}
