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
export function nextGap(places: readonly number[], gap: number, step: 1 | -1, count: number): number {
  const [first, last] = [Math.min(...places), Math.max(...places)]
  const isTogether = last - first + 1 === places.length
  const isHome = isTogether && gap + step > first && gap + step <= last + 1
  const beyondHome = step > 0 ? last + 2 : first
  return Math.min(Math.max(isHome ? beyondHome : gap + step, 0), count)
}

/** Moves widgets by keyboard alone: lifted, carried to a gap, dropped or put back. */
export function useLift(handle: SlideEditorHandle, { nameOf, named, moveInto }: WidgetActions) {
  const t = useText()
  const [lift, setLift] = useState<Lift>()
  const { widgets } = handle.state.document // only their ids and count, which are always current
  const placesOf = (ids: readonly string[]) =>
    ids.map((id) => widgets.findIndex(({ widgetId }) => widgetId === id)).filter((place) => place >= 0)
  return {
    lift,
    pickUp: (ids: readonly string[]) => {
      const places = placesOf(ids)
      if (places.length === 0) return
      setLift({ ids, gap: Math.min(...places) })
      announce(t('slideActions:lifted', { name: nameOf(named(ids)) }))
    },
    carry: (step: 1 | -1) => {
      if (!lift) return
      const places = placesOf(lift.ids)
      const gap = nextGap(places, lift.gap, step, widgets.length)
      setLift({ ...lift, gap })
      const place = gap - places.filter((one) => one < gap).length + 1
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
