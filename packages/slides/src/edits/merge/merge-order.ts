import { isSameData } from './same-data.ts'

interface Orders {
  base: readonly string[]
  mine: readonly string[]
  theirs: readonly string[]
  /** Which side wins when both moved entries. */
  takesTheirs: boolean
}

/** Returns the entries that follow each common one, and, under the empty id, those before the first. */
function followers(order: readonly string[], common: ReadonlySet<string>): Map<string, string[]> {
  const runs = new Map<string, string[]>()
  let anchor = ''
  for (const id of order) {
    if (common.has(id)) anchor = id
    else runs.set(anchor, [...(runs.get(anchor) ?? []), id])
  }
  return runs
}

/**
 * Merges the orders of two sides: common entries take the order of the side that moved something; an entry that only
 * one side has follows the one it followed there. Where both inserted at the same position, ids decide which comes
 * first, so that both sides compute the same order.
 */
export function mergeOrder({ base, mine, theirs, takesTheirs }: Orders): { order: string[]; collides: boolean } {
  const common = new Set(mine.filter((id) => theirs.includes(id)))
  const known = new Set(base.filter((id) => common.has(id)))
  const ofKnown = (order: readonly string[]) => order.filter((id) => known.has(id))
  const ofCommon = (order: readonly string[]) => order.filter((id) => common.has(id))
  const isUnmoved = (order: readonly string[]) => isSameData(ofKnown(order), ofKnown(base))
  // Neither moved an entry of the base, and yet they differ: in entries that both have and the base has not.
  const collides = !isSameData(ofCommon(mine), ofCommon(theirs)) && isUnmoved(mine) === isUnmoved(theirs)
  const isTheirs = collides ? takesTheirs : isUnmoved(mine)
  const [own, other] = [followers(mine, common), followers(theirs, common)]
  const order = ['', ...ofCommon(isTheirs ? theirs : mine)].flatMap((anchor) => {
    const runs = [own.get(anchor) ?? [], other.get(anchor) ?? []]
    // Compared by code units, not by the device's locale: both sides must agree.
    const sorted = runs.toSorted(([first = ''], [second = '']) => (first < second ? -1 : 1))
    return [...(anchor === '' ? [] : [anchor]), ...sorted.flat()]
  })
  return { order, collides }
}
