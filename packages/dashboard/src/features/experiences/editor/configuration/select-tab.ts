import { home, type PageState, type Tab } from './page-state.ts'

/** Opens a tab; the sidebar shows the whole app again. Returns the same state when that tab is open. */
export const selectTab = (state: PageState, activeTab: Tab): PageState =>
  state.activeTab === activeTab ? state : { ...state, activeTab, activeItem: home }
