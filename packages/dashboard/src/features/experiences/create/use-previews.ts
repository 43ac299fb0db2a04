import { useDeferredValue, useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { brandsQuery } from '../../../entities/brand/queries.ts'
import { useApi } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/text.ts'
import { ownPreviews } from '../own-templates/own-previews.ts'
import { useOwnTemplates } from '../own-templates/use-own-templates.ts'
import { previewsOf, templateOf } from './app-preview.ts'

/**
 * Finished apps that wear the name, or a template of the account in several looks, and the one that is chosen: at first
 * that in the middle. `trade` is the id of either.
 */
export function usePreviews(name: string) {
  const t = useText()
  const { data: [brand] = [] } = useQuery(brandsQuery(useApi()))
  const [trade, setTrade] = useState<string>()
  const [wanted, setWanted] = useState<string>()
  // Five apps are drawn again for each letter: typing comes first.
  const shownName = useDeferredValue(name.trim() || t('start:previewName'))
  const { templates, media } = useOwnTemplates()
  const chosen = templates.find(({ templateId }) => templateId === trade)
  const previews = useMemo(
    () =>
      chosen
        ? ownPreviews(chosen, name.trim() ? shownName : chosen.pageName, media, brand)
        : previewsOf(templateOf(trade), shownName, brand),
    [chosen, media, trade, name, shownName, brand],
  )
  const found = previews.findIndex(({ id }) => id === wanted)
  const index = found < 0 ? Math.floor(previews.length / 2) : found
  return {
    brand,
    trade,
    setTrade,
    own: { templates, chosen },
    previews,
    index,
    choose: (at: number) => setWanted(previews[at]?.id),
  }
}
