import { FREE_LIMITS, mayCreate } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { announce } from '../../../../lib/announce.ts'
import { useApi } from '../../../../lib/api/api.ts'
import { useText } from '../../../../lib/text.ts'
import { useOnceAtATime } from '../../../../lib/timing/use-once-at-a-time.ts'
import { toast } from '../../../../ui/toasts/toast.tsx'
import { accountQuery } from '../../../../entities/account/queries.ts'
import { useLimitDialog } from '../../../../entities/plan/use-limit-dialog.tsx'
import { useDuplicateSlides } from '../../../../entities/slide/use-duplicate-slides.ts'
import type { Library } from '../../../../entities/experience/library.ts'
import { moveSlides } from '../state/move-slides.ts'
import type { ExperienceEditorHandle } from '../use-experience-editor.ts'
import { focusTile, neighbourOf } from './focus-tile.ts'

type Order = readonly string[]

/** A person's actions on slides of the strip, with their messages and focus handling. */
export function useSlideSteps(editor: ExperienceEditorHandle, library: Library | undefined) {
  const t = useText()
  const { data: account } = useQuery(accountQuery(useApi()))
  const copying = useDuplicateSlides()
  const limit = useLimitDialog('slides')
  const order = editor.state.document.experienceItems
  const nameOf = (itemId: string) => library?.itemById.get(itemId)?.itemName ?? t('experiences:editor.missingSlide')

  /** Copies one; resolves to undefined when the limit is reached or the server refused. */
  const copy = async (itemId: string): Promise<string | undefined> => {
    const item = library?.itemById.get(itemId)
    if (!item || !library) return undefined
    if (!mayCreate('experienceItem', account?.accessLevel, library.items.length)) {
      limit.show(t('experienceEditor:strip.noCopyRoom', { limit: FREE_LIMITS.experienceItem }))
      return undefined
    }
    try {
      const [made] = await copying.mutateAsync([item])
      return made?.experienceItemId
    } catch (error) {
      const message = error instanceof Error ? error.message : t('somethingWrong')
      toast.failed(t('experienceEditor:strip.copyFailed', { name: item.itemName, message }))
      return undefined
    }
  }
  /** Inserts copies after their originals. */
  const duplicate = useOnceAtATime(async (itemIds: Order) => {
    for (const itemId of itemIds) {
      const copyId = await copy(itemId)
      if (copyId === undefined) return
      editor.addAfter(itemId, copyId)
      toast.done(t('experienceEditor:strip.copied', { name: nameOf(itemId) }))
    }
  })
  /** Replaces a slide that other apps show too by a copy (spec D15). */
  const own = useOnceAtATime(async (itemId: string) => {
    const copyId = await copy(itemId)
    if (copyId === undefined) return
    editor.replace(itemId, copyId)
    toast.done(t('experienceEditor:strip.owned', { name: nameOf(itemId) }), {
      label: t('undo'),
      onUndo: () => editor.replace(copyId, itemId),
    })
  })
  return {
    nameOf,
    isCopying: copying.isPending,
    move: (itemIds: Order, direction: 'LEFT' | 'RIGHT') => {
      editor.move(itemIds, direction)
      const [itemId] = itemIds
      const place = moveSlides(order, itemIds, direction).indexOf(itemId ?? '') + 1
      if (itemId) announce(t('experienceEditor:strip.moved', { name: nameOf(itemId), place, count: order.length }))
    },
    remove: (itemIds: Order) => {
      const shown = itemIds.filter((id) => order.includes(id))
      const [first] = shown
      if (first === undefined) return
      focusTile(neighbourOf(order, shown))
      editor.remove(shown)
      toast.done(t('experienceEditor:strip.removedMany', { count: shown.length, name: nameOf(first) }), {
        label: t('undo'),
        onUndo: () => {
          editor.restore(order, shown)
          focusTile(first)
        },
      })
    },
    duplicate,
    own,
    /** Says that there is no room for a copy. */
    limitDialog: limit.dialog,
  }
}
export type SlideSteps = ReturnType<typeof useSlideSteps>
