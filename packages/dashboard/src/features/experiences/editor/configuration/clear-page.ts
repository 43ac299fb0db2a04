import { home, type PageState } from './page-state.ts'

/** After its deletion no page is active, and the sidebar is empty (spec §4). Returns the same state when none is. */
export const clearPage = (state: PageState): PageState =>
  state.activePageId === undefined
    ? state
    : { ...state, activePageId: undefined, rootPageId: undefined, isSidebarOpen: false, activeItem: home }
