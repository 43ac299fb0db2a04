import type { ImportedPage } from '@taplet/contract'
import { appFromFacts } from '@taplet/slides/app-templates'
import { useDeferredValue, useMemo, useState } from 'react'
import { language, useText } from '../../../lib/text.ts'
import { type AppPreview, fromTheMiddle, nameOf } from '../create/app-preview.ts'
import { firstUnticked } from './choices.ts'
import { factsOf, previewMedia } from './facts-of.ts'
import { pageLooks } from './page-looks.ts'

/** What a person keeps of a page, and the apps that it becomes, in several looks; at first that in the middle. */
export function usePageDraft(page: ImportedPage) {
  const t = useText()
  const [name, setName] = useState(page.name)
  const [unticked, setUnticked] = useState(() => firstUnticked(page))
  const [wanted, setWanted] = useState<string>()
  // Five apps are drawn again for each tick: the tick comes first.
  const [shownName, shownUnticked] = [useDeferredValue(name.trim()), useDeferredValue(unticked)]
  const previews = useMemo(() => {
    const { addressOf, media } = previewMedia(page)
    const facts = factsOf(page, shownName || t('start:previewName'), (key) => !shownUnticked.has(key), addressOf)
    const all = pageLooks(page, t('pageImport:ownColours')).map(({ id, name: lookName, theme }): AppPreview => {
      let count = 0
      const newId = () => `${id}-${++count}`
      const { slides } = appFromFacts(facts, { theme, newId, nameOf })
      return { id, name: lookName(language), action: 'start:withLook', theme, slides, media, finish: () => ({}) }
    })
    return fromTheMiddle(all)
  }, [page, shownName, shownUnticked, t])
  const found = previews.findIndex(({ id }) => id === wanted)
  const index = found < 0 ? Math.floor(previews.length / 2) : found
  return {
    name,
    setName,
    previews,
    index,
    choose: (at: number) => setWanted(previews[at]?.id),
    isTicked: (key: string) => !unticked.has(key),
    tick: (key: string, isOn: boolean) =>
      setUnticked((before) => new Set(isOn ? [...before].filter((one) => one !== key) : [...before, key])),
  }
}
export type PageDraft = ReturnType<typeof usePageDraft>
