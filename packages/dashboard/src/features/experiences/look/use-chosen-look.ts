import type { Page, View } from '@taplet/contract'
import type { AppTheme } from '@taplet/slides/schema'
import { isSameData } from '@taplet/slides/edits'
import { type Look, lookById } from '@taplet/slides/themes'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Library } from '../../../entities/experience/library.ts'
import { type WornSlide, wornSlides } from './worn-slides.ts'

const CHOSEN = 'look'
const NONE: ReadonlySet<string> = new Set()

interface ChosenLook {
  look: Look | undefined
  /** Undefined until the first look of an app is chosen. */
  theme: AppTheme | undefined
  slides: readonly WornSlide[]
  /** The slides that differ from what is saved. */
  changed: readonly View[]
  isChanged: boolean
  choose: (lookId: string) => void
  reset: (itemIds: readonly string[]) => void
}

/** The look that the address names, else the app's own, and the slides as they are in it. */
export function useChosenLook(page: Page, library: Library, brands: readonly Look[]): ChosenLook {
  const [search, setSearch] = useSearchParams()
  const [resetIds, setResetIds] = useState(NONE)
  // The address follows in a moment of its own; a choice is seen at once.
  const [lookId, setLookId] = useState(search.get(CHOSEN))
  const shownId = lookId ?? page.theme?.lookId ?? ''
  const look = brands.find((one) => one.id === shownId) ?? lookById(shownId)
  // The app's own is what was saved, until a look is chosen: the table or the brand may have changed since.
  const theme = (lookId === null ? page.theme : look?.theme) ?? undefined
  const isOwn = isSameData(theme ?? null, page.theme)
  const slides = wornSlides(page, library, theme, resetIds)
  const changed = slides.flatMap(({ view, isChanged }) => (view && isChanged ? view : []))
  return {
    look,
    theme,
    slides,
    changed,
    isChanged: changed.length > 0 || (theme !== undefined && !isOwn),
    choose: (id) => {
      setLookId(id)
      setSearch({ [CHOSEN]: id }, { replace: true })
    },
    reset: (itemIds) => setResetIds((now) => new Set([...now, ...itemIds])),
  }
}
