import type { View } from '@taplet/contract'
import type { AppTheme } from '@taplet/slides/schema'

/** What a website or product takes its style from. */
export type StyleSource = AppTheme | View

/** Returns the theme of the app; without one the nearest slide with widgets before this place, else after it. */
export function styleSourceOf(
  { itemIds, theme }: { itemIds: readonly string[]; theme?: AppTheme | null | undefined },
  index: number,
  viewOf: (itemId: string) => View | undefined,
): StyleSource | undefined {
  const views = itemIds.map(viewOf)
  return theme ?? views.slice(0, index).findLast(Boolean) ?? views.slice(index).find(Boolean)
}
