import type { Page } from '@taplet/contract'
import { useEffect, useState } from 'react'
import { useEditing } from '../../../lib/editing/use-editing.ts'
import type { Refusal } from './refusal.ts'
import { addSlides } from './state/add-slides.ts'
import { changeOrder } from './state/change-order.ts'
import { experienceKind } from './state/experience-kind.ts'
import { moveSlides } from './state/move-slides.ts'
import { placeSlide } from './state/place-slide.ts'
import { removeSlides, restoreSlides } from './state/remove-slides.ts'
import { replaceSlide } from './state/replace-slide.ts'
import { type Details, updateDetails } from './state/update-details.ts'

type Order = readonly string[]

/** The state of an open instant app, and everything a person can do to it. Remount it (by key) for another one. */
export function useExperienceEditor(page: Page) {
  const [refusal, setRefusal] = useState<Refusal>()
  const editing = useEditing({ kind: experienceKind, saved: page })
  const { edit, follow, state } = editing
  const isNewer = page.revision > state.saved.revision
  // Effect: the cached list of apps, which other parts of the dashboard change too (a slide deleted in the library).
  useEffect(() => {
    if (isNewer) follow(page)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `follow` is a new function with each render, and does nothing twice
  }, [isNewer, page])
  const order = (make: (items: Order) => Order) => edit((document) => changeOrder(document, make))

  return {
    ...editing,
    refusal,
    setRefusal,
    /** A field's error is cleared when that field changes. */
    update: (changes: Partial<Details>) => {
      if (refusal?.field !== undefined && refusal.field in changes) setRefusal(undefined)
      edit((document) => updateDetails(document, changes))
    },
    add: (itemIds: Order, index?: number) => order((items) => addSlides(items, itemIds, index)),
    addAfter: (itemId: string, newId: string) => order((items) => addSlides(items, [newId], items.indexOf(itemId) + 1)),
    move: (itemIds: Order, direction: 'LEFT' | 'RIGHT') => order((items) => moveSlides(items, itemIds, direction)),
    place: (itemId: string, overId: string) => order((items) => placeSlide(items, itemId, overId)),
    remove: (itemIds: Order) => order((items) => removeSlides(items, itemIds)),
    restore: (before: Order, itemIds: Order) => order((items) => restoreSlides(items, before, itemIds)),
    replace: (itemId: string, byId: string) => order((items) => replaceSlide(items, itemId, byId)),
  }
}
export type ExperienceEditorHandle = ReturnType<typeof useExperienceEditor>
