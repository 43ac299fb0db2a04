import { useDeferredValue, useMemo, useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { previewsOf, templateOf } from './app-preview.ts'

/** Finished apps that wear the name, and the one that is chosen: at first that in the middle. */
export function usePreviews(name: string) {
  const t = useText()
  const [trade, setTrade] = useState<string>()
  const [wanted, setWanted] = useState<string>()
  // Five apps are drawn again for each letter: typing comes first.
  const shownName = useDeferredValue(name.trim() || t('start:previewName'))
  const previews = useMemo(() => previewsOf(templateOf(trade), shownName), [trade, shownName])
  const found = previews.findIndex(({ id }) => id === wanted)
  const index = found < 0 ? Math.floor(previews.length / 2) : found
  return { trade, setTrade, previews, index, choose: (at: number) => setWanted(previews[at]?.id) }
}
