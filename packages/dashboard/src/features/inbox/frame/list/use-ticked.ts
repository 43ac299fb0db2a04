import { useEffect, useMemo } from 'react'
import { useSelection } from '../../../../ui/list/selecting/use-selection.ts'
import { useRest } from './use-rest.ts'

type Parts<Thing> = Parameters<typeof useRest<Thing>>[0]

/** The selection in a list loaded page by page, with a way to select all of it. */
export function useTicked<Thing>(parts: Parts<Thing>) {
  const { idOf } = parts
  const { all, bringIn, reset, label, isBusy } = useRest(parts)
  const order = useMemo(() => all.map(idOf), [all, idOf])
  const selection = useSelection(order)
  const { isOn } = selection
  // Entries not shown are remembered only as long as they are selected.
  useEffect(() => {
    if (!isOn) reset()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [isOn])
  const tickRest = async () => {
    const ids = await bringIn()
    if (ids) selection.add(ids)
  }
  return {
    selection,
    ticked: all.filter((thing) => selection.has(idOf(thing))),
    more: label === undefined ? undefined : { label, isBusy, onSelect: () => void tickRest() },
  }
}
