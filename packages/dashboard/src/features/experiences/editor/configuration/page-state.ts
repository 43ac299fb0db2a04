/** Tabs of the editor, in order; the first is the default (spec §3). Each has its own address. */
export const tabs = ['app-content', 'details', 'links', 'sharing', 'analytics'] as const
export type Tab = (typeof tabs)[number]

/** Those that have room on a phone. */
export const phoneTabs: ReadonlySet<Tab> = new Set(['app-content', 'links', 'analytics'])

/** What can be configured, and the actions of each. */
export const knownItems = {
  CUSTOM_CARD: ['CREATE_NEW_CUSTOM_CARD', 'EDIT'],
  HOME: ['SHOW'],
  SLIDE: ['EDIT'],
  TRIGGER: ['ADD_NEW', 'EDIT'],
} as const

/** The active configuration item (spec §3): what the sidebar shows. */
export interface ConfigurationItem {
  type: string
  action: string
  /** Index among items of its type, from 0; undefined where there is only one. */
  position?: number | undefined
}

export const home: ConfigurationItem = { type: 'HOME', action: 'SHOW' }

/** The client's state of the page (spec §3). The unsaved flag belongs to the editing core (lib/editing, isUnsaved). */
export interface PageState {
  /** Undefined once the page has been deleted. */
  activePageId: string | undefined
  rootPageId: string | undefined
  isSidebarOpen: boolean
  activeTab: Tab
  activeItem: ConfigurationItem
}

/** A page that has just been opened. */
export const openPage = (
  { experienceId, rootPageId }: { experienceId: string; rootPageId: string },
  isSidebarOpen: boolean,
): PageState => ({
  activePageId: experienceId,
  rootPageId,
  isSidebarOpen,
  activeTab: tabs[0],
  activeItem: home,
})
