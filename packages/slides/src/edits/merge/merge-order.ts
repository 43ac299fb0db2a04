import { isSameData } from './same-data.ts'

interface Orders {
  base: readonly string[]
  mine: readonly string[]
  theirs: readonly string[]
  /** Which side counts when both moved things. */
  takesTheirs: boolean
}

/** What follows each common thing, and, under the empty name, what stands before the first. */
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
 * The order of all things of both sides: of those that both know, the order of the side that moved something; what only
 * one side has follows what it followed there. Where both put something at the same place, ids decide which comes first,
 * so that both sides come to the same order.
 */
export function mergeOrder({ base, mine, theirs, takesTheirs }: Orders): { order: string[]; collides: boolean } {
  const common = new Set(mine.filter((id) => theirs.includes(id)))
  const known = new Set(base.filter((id) => common.has(id)))
  const ofKnown = (order: readonly string[]) => order.filter((id) => known.has(id))
  const ofCommon = (order: readonly string[]) => order.filter((id) => common.has(id))
  const isUnmoved = (order: readonly string[]) => isSameData(ofKnown(order), ofKnown(base))
  // Neither moved anything old, and yet they differ: in what both have and the base has not.
  const collides = !isSameData(ofCommon(mine), ofCommon(theirs)) && isUnmoved(mine) === isUnmoved(theirs)
  const isTheirs = collides ? takesTheirs : isUnmoved(mine)
  const [own, other] = [followers(mine, common), followers(theirs, common)]
  const order = ['', ...ofCommon(isTheirs ? theirs : mine)].flatMap((anchor) => {
    const runs = [own.get(anchor) ?? [], other.get(anchor) ?? []]
    // Code units, not the language of the device: both sides must agree.
    const sorted = runs.toSorted(([first = ''], [second = '']) => (first < second ? -1 : 1))
    return [...(anchor === '' ? [] : [anchor]), ...sorted.flat()]
  })
  return { order, collides }
}
