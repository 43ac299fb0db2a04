import { type ConfigurationItem, home, type PageState, type Tab, tabs } from './page-state.ts'

export interface ConfigurationRoute {
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

/** Parses a hash, e.g. `#app-content/slide/edit/2`; an unknown tab becomes the first one. */
export function readConfigurationHash(hash: string): ConfigurationRoute {
  const [name, ...rest] = hash.replace(/^#/, '').split('/')
  return { tab: tabs.find((tab) => tab === name) ?? tabs[0], item: readItem(rest) }
}

/** Builds the hash of the current location; positions count from 1, as on screen. */
export function configurationHash({ activeTab, activeItem: { type, action, position } }: PageState): string {
  if (type === home.type) return activeTab === tabs[0] ? '' : `#${activeTab}`
  const item = [type, action].map((part) => part.toLowerCase()).join('/')
  return `#${activeTab}/${item}${position === undefined ? '' : `/${position + 1}`}`
}
