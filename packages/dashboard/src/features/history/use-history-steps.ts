import { useState } from 'react'
import { announce } from '../../lib/announce.ts'
import { useText } from '../../lib/text.ts'
import { toast } from '../../ui/toasts/toast.tsx'
import type { Visited, VisitedList } from './list/visited.ts'

/** Actions on the history, with their messages. */
export function useHistorySteps(list: VisitedList) {
  const t = useText()
  const [removed, setRemoved] = useState<Visited>()
  const [isPausing, setIsPausing] = useState(false)
  const [isClearing, setIsClearing] = useState(false)
  const nameOf = (item: Visited) => item.pageName || `/${item.fullPagePath}`
  const clearRemoved = (item: Visited) => setRemoved((now) => (now === item ? undefined : now))
  return {
    removed,
    removedText: removed && t('history:removed', { name: nameOf(removed) }),
    isPausing,
    isClearing,
    async remove(item: Visited) {
      setRemoved(item)
      if (await list.remove(item)) return
      clearRemoved(item)
      toast.failed(t('history:removeFailed', { name: nameOf(item) }))
    },
    async undo() {
      if (!removed) return
      setRemoved(undefined)
      if (!(await list.putBack(removed))) toast.failed(t('history:undoFailed', { name: nameOf(removed) }))
    },
    endUndo: () => setRemoved(undefined),
    async pause(isPaused: boolean) {
      setIsPausing(true)
      const isDone = await list.pause(isPaused)
      setIsPausing(false)
      if (!isDone) toast.failed(t(isPaused ? 'history:pauseFailed' : 'history:resumeFailed'))
      else if (isPaused) announce(t('history:pausedTitle'))
    },
    /** Resolves to whether the history is empty now. */
    async clear(): Promise<boolean> {
      setIsClearing(true)
      const isDone = await list.clear()
      setIsClearing(false)
      setRemoved(undefined)
      if (isDone) toast.done(t('history:cleared'))
      else toast.failed(t('history:clearFailed'))
      return isDone
    },
  }
}
export type HistorySteps = ReturnType<typeof useHistorySteps>
