import { type ConfigurationItem, knownItems, type PageState } from './page-state.ts'

const actionsOf = (type: string): readonly string[] =>
  new Map<string, readonly string[]>(Object.entries(knownItems)).get(type) ?? []

/** Whether an item is one that the editor has; others are logged and ignored (spec §8). */
export const isKnownItem = ({ type, action }: ConfigurationItem): boolean => actionsOf(type).includes(action)

/** What is made in a place of its own, so that the sidebar makes room (spec §4). */
const closes = ({ type, action }: ConfigurationItem): boolean =>
  (type === 'TRIGGER' && action === 'ADD_NEW') || (type === 'CUSTOM_CARD' && action === 'CREATE_NEW_CUSTOM_CARD')

const isSame = (one: ConfigurationItem, other: ConfigurationItem): boolean =>
  one.type === other.type && one.action === other.action && one.position === other.position

/**
 * Makes an item the active one. ADD_NEW of a trigger and CREATE_NEW_CUSTOM_CARD close the sidebar, any other item but
 * HOME opens it, HOME leaves it as it is (spec §4). Returns the same state for an unknown item, and when nothing changes.
 */
export function activateItem(state: PageState, item: ConfigurationItem): PageState {
  if (!isKnownItem(item)) return state
  const isSidebarOpen = item.type === 'HOME' ? state.isSidebarOpen : !closes(item)
  if (isSame(state.activeItem, item) && isSidebarOpen === state.isSidebarOpen) return state
  return { ...state, activeItem: item, isSidebarOpen }
}
