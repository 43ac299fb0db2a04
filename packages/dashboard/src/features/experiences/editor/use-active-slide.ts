import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { chosenSlide, clearChosenSlide } from '../../../entities/experience/chosen-slide.ts'
import { home } from './configuration/page-state.ts'
import type { usePageState } from './configuration/use-page-state.ts'
import type { ExperienceEditorHandle } from './use-experience-editor.ts'

/**
 * The slide in sidebar and preview. The configuration item identifies it by position (spec §3), the editing core by id,
 * which is stable when slides move: each follows the other.
 */
export function useActiveSlide(
  editor: ExperienceEditorHandle,
  place: ReturnType<typeof usePageState>,
  /** This device's draft is on screen, if there is one: only now positions and ids mean what they say. */
  isReady: boolean,
) {
  const client = useQueryClient()
  const { experienceId } = editor.state.saved
  const { document, selection } = editor.state
  const order = document.experienceItems
  const { activeItem } = place.state
  const wanted = activeItem.type === 'SLIDE' ? (activeItem.position ?? 0) : undefined
  const selectedId = selection.kind === 'SLIDE' ? selection.itemId : undefined
  const position = selectedId === undefined ? -1 : order.indexOf(selectedId)
  /** Without opening the sidebar, which would be a sheet over it on a phone. */
  const choose = (itemId: string, at: number) => {
    editor.select({ kind: 'SLIDE', itemId })
    place.point({ type: 'SLIDE', action: 'EDIT', position: at })
  }
  // Effect: the slide that the person comes back from, and the address bar. That may name another slide, and follows a
  // slide that moved or was removed.
  useEffect(() => {
    if (!isReady) return
    const cameFrom = chosenSlide(client, experienceId)
    clearChosenSlide(client, experienceId)
    if (cameFrom !== undefined && order.includes(cameFrom)) return choose(cameFrom, order.indexOf(cameFrom))
    if (wanted === undefined) return editor.select({ kind: 'APP' })
    if (position === wanted) return
    const itemId = order[wanted]
    if (position >= 0) place.point({ type: 'SLIDE', action: 'EDIT', position })
    else if (itemId === undefined) place.activate(home)
    else editor.select({ kind: 'SLIDE', itemId })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- editor and place are new objects with each render; what they do depends on these
  }, [isReady, wanted, position, order])
  return {
    activeId: wanted === undefined ? undefined : selectedId,
    activate: (itemId: string) => {
      editor.select({ kind: 'SLIDE', itemId })
      place.activate({ type: 'SLIDE', action: 'EDIT', position: order.indexOf(itemId) })
    },
    /** Selects a slide just added to the end, without opening a sheet over it. */
    showAdded: (itemId: string) => choose(itemId, order.length),
    /** Returns to the whole app. */
    leave: () => {
      editor.select({ kind: 'APP' })
      place.activate(home)
    },
  }
}
