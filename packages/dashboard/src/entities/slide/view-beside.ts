import type { View } from '@taplet/contract'

/** The slide whose theme a website or product takes: the nearest one before it with widgets, else after it. */
export function viewBeside(
  itemIds: readonly string[],
  index: number,
  viewOf: (itemId: string) => View | undefined,
): View | undefined {
  const views = itemIds.map(viewOf)
  return views.slice(0, index).findLast(Boolean) ?? views.slice(index).find(Boolean)
}
