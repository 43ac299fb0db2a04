import { type ConfigurationItem, knownItems, type PageState } from './page-state.ts'

const actionsOf = (type: string): readonly string[] =>
  new Map<string, readonly string[]>(Object.entries(knownItems)).get(type) ?? []

/** Whether the editor knows an item; unknown ones are logged and ignored (spec §8). */
export const isKnownItem = ({ type, action }: ConfigurationItem): boolean => actionsOf(type).includes(action)

/** Items with a screen of their own, for which the sidebar closes (spec §4). */
const closes = ({ type, action }: ConfigurationItem): boolean =>
  (type === 'TRIGGER' && action === 'ADD_NEW') || (type === 'CUSTOM_CARD' && action === 'CREATE_NEW_CUSTOM_CARD')

const isSame = (one: ConfigurationItem, other: ConfigurationItem): boolean =>
  one.type === other.type && one.action === other.action && one.position === other.position

/**
 * Activates an item. ADD_NEW of a trigger and CREATE_NEW_CUSTOM_CARD close the sidebar, any other item but HOME opens
 * it, HOME leaves it unchanged (spec §4). Returns the same state for an unknown item, and when nothing changes.
 */
export function activateItem(state: PageState, item: ConfigurationItem): PageState {
  if (!isKnownItem(item)) return state
  const isSidebarOpen = item.type === 'HOME' ? state.isSidebarOpen : !closes(item)
  if (isSame(state.activeItem, item) && isSidebarOpen === state.isSidebarOpen) return state
  return { ...state, activeItem: item, isSidebarOpen }
}
