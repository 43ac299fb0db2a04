import type { Saved } from './slide-kind.ts'

/** The newer one of each part; returns the first itself when the second has nothing newer. */
export function newerOf(known: Saved, seen: Saved): Saved {
  const [item, view] = [seen.item.revision > known.item.revision, seen.view.revision > known.view.revision]
  if (!item && !view) return known
  return { item: item ? seen.item : known.item, view: view ? seen.view : known.view }
}
