import type { AppTheme } from '@taplet/slides/schema'
import { isSameData } from '@taplet/slides/edits'
import { type Look, lookById } from '@taplet/slides/themes'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type EditedApp, type WornSlide, wornSlides } from './worn-slides.ts'

const CHOSEN = 'look'
const NONE: ReadonlySet<string> = new Set()

interface ChosenLook {
  look: Look | undefined
  /** Undefined until the first look of an app is chosen. */
  theme: AppTheme | undefined
  slides: readonly WornSlide[]
  isChanged: boolean
  choose: (lookId: string) => void
  reset: (itemIds: readonly string[]) => void
}

/** The look that the address names, else the app's own, and the slides as they are in it. */
export function useChosenLook(app: EditedApp, brands: readonly Look[]): ChosenLook {
  const [search, setSearch] = useSearchParams()
  const [resetIds, setResetIds] = useState(NONE)
  // The address follows in a moment of its own; a choice is seen at once.
  const [lookId, setLookId] = useState(search.get(CHOSEN))
  const { now } = app
  const shownId = lookId ?? now?.lookId ?? ''
  const look = brands.find((one) => one.id === shownId) ?? lookById(shownId)
  // The app's own is what was stored, until a look is chosen: the table or the brand may have changed since.
  const theme = (lookId === null ? now : look?.theme) ?? undefined
  const slides = wornSlides(app, theme, resetIds)
  return {
    look,
    theme,
    slides,
    isChanged: theme !== undefined && (slides.some(({ isChanged }) => isChanged) || !isSameData(theme, now)),
    choose: (id) => {
      setLookId(id)
      setSearch({ [CHOSEN]: id }, { replace: true })
    },
    reset: (itemIds) => setResetIds((known) => new Set([...known, ...itemIds])),
  }
}
