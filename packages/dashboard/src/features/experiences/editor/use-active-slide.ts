import { useEffect } from 'react'
import { home } from './configuration/page-state.ts'
import type { usePageState } from './configuration/use-page-state.ts'
import type { ExperienceEditorHandle } from './use-experience-editor.ts'

/**
 * The slide in sidebar and preview. The configuration item identifies it by position (spec §3), the editing core by id,
 * which is stable when slides move: each follows the other.
 */
export function useActiveSlide(editor: ExperienceEditorHandle, place: ReturnType<typeof usePageState>) {
  const { document, selection } = editor.state
  const order = document.experienceItems
  const { activeItem } = place.state
  const wanted = activeItem.type === 'SLIDE' ? (activeItem.position ?? 0) : undefined
  const selectedId = selection.kind === 'SLIDE' ? selection.itemId : undefined
  const position = selectedId === undefined ? -1 : order.indexOf(selectedId)
  // Effect: the address bar. It may name another slide, and follows a slide that moved or was removed.
  useEffect(() => {
    if (wanted === undefined) return editor.select({ kind: 'APP' })
    if (position === wanted) return
    const itemId = order[wanted]
    if (position >= 0) place.point({ type: 'SLIDE', action: 'EDIT', position })
    else if (itemId === undefined) place.activate(home)
    else editor.select({ kind: 'SLIDE', itemId })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- editor and place are made anew with each draw; what they do depends on these
  }, [wanted, position, order])
  return {
    activeId: wanted === undefined ? undefined : selectedId,
    activate: (itemId: string) => {
      editor.select({ kind: 'SLIDE', itemId })
      place.activate({ type: 'SLIDE', action: 'EDIT', position: order.indexOf(itemId) })
    },
    /** Selects a slide just added to the end, without opening a sheet over it. */
    showAdded: (itemId: string) => {
      editor.select({ kind: 'SLIDE', itemId })
      place.point({ type: 'SLIDE', action: 'EDIT', position: order.length })
    },
    /** Returns to the whole app. */
    leave: () => {
      editor.select({ kind: 'APP' })
      place.activate(home)
    },
  }
}
