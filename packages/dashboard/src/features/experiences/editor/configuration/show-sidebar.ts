import type { PageState } from './page-state.ts'

/** Opens or closes the sidebar. Returns the same state when nothing changes. */
export const showSidebar = (state: PageState, isSidebarOpen: boolean): PageState =>
  state.isSidebarOpen === isSidebarOpen ? state : { ...state, isSidebarOpen }
