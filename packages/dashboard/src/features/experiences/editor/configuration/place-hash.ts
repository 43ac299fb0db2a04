import { type ConfigurationItem, home, type PageState, type Tab, tabs } from './page-state.ts'

export interface Place {
  tab: Tab
  item: ConfigurationItem
}

const readItem = ([type, action, position]: readonly string[]): ConfigurationItem =>
  type === undefined
    ? home
    : {
        type: type.toUpperCase(),
        action: (action ?? '').toUpperCase(),
        ...(position !== undefined && /^\d{1,3}$/.test(position) && { position: Number(position) - 1 }),
      }

/** The place that a hash names, e.g. `#app-content/slide/edit/2`; without a tab of ours, the first one. */
export function readHash(hash: string): Place {
  const [name, ...rest] = hash.replace(/^#/, '').split('/')
  return { tab: tabs.find((tab) => tab === name) ?? tabs[0], item: readItem(rest) }
}

/** The hash of where one is; places count from 1, as on screen. */
export function hashOf({ activeTab, activeItem: { type, action, position } }: PageState): string {
  if (type === home.type) return activeTab === tabs[0] ? '' : `#${activeTab}`
  const item = [type, action].map((part) => part.toLowerCase()).join('/')
  return `#${activeTab}/${item}${position === undefined ? '' : `/${position + 1}`}`
}
