import type { View } from '@taplet/contract'

/** Whose look a website or product takes in an app: the slide before with widgets of its own, else the one after. */
export function viewBeside(
  itemIds: readonly string[],
  index: number,
  viewOf: (itemId: string) => View | undefined,
): View | undefined {
  const views = itemIds.map(viewOf)
  return views.slice(0, index).findLast(Boolean) ?? views.slice(index).find(Boolean)
}
