import { useState } from 'react'
import { announce } from '../../../../lib/announce.ts'
import { useText } from '../../../../lib/text.ts'
import type { WidgetActions } from '../actions/use-widget-actions.ts'
import type { SlideEditorHandle } from '../use-slide-editor.ts'

export interface Lift {
  ids: readonly string[]
  gap: number
}

/** The next gap that would change something: gaps within and around adjacent lifted widgets would not. */
export function nextGap(indexes: readonly number[], gap: number, step: 1 | -1, count: number): number {
  const [first, last] = [Math.min(...indexes), Math.max(...indexes)]
  const isTogether = last - first + 1 === indexes.length
  const isHome = isTogether && gap + step > first && gap + step <= last + 1
  const beyondHome = step > 0 ? last + 2 : first
  return Math.min(Math.max(isHome ? beyondHome : gap + step, 0), count)
}

/** Moves widgets by keyboard alone: lifted, carried to a gap, dropped or put back. */
export function useLift(handle: SlideEditorHandle, { nameOf, named, moveInto }: WidgetActions) {
  const t = useText()
  const [lift, setLift] = useState<Lift>()
  const { widgets } = handle.state.document // only their ids and count, which are always current
  const indexesOf = (ids: readonly string[]) =>
    ids.map((id) => widgets.findIndex(({ widgetId }) => widgetId === id)).filter((index) => index >= 0)
  return {
    lift,
    pickUp: (ids: readonly string[]) => {
      const indexes = indexesOf(ids)
      if (indexes.length === 0) return
      setLift({ ids, gap: Math.min(...indexes) })
      announce(t('slideActions:lifted', { name: nameOf(named(ids)) }))
    },
    carry: (step: 1 | -1) => {
      if (!lift) return
      const indexes = indexesOf(lift.ids)
      const gap = nextGap(indexes, lift.gap, step, widgets.length)
      setLift({ ...lift, gap })
      const place = gap - indexes.filter((one) => one < gap).length + 1
      announce(t('slideActions:overGap', { place, count: widgets.length }))
    },
    drop: () => {
      if (lift) moveInto(lift.ids, lift.gap)
      setLift(undefined)
    },
    putBack: () => {
      setLift(undefined)
      announce(t('slideActions:putBack'))
    },
  }
}
