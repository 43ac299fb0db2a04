import type { Page } from '@taplet/contract'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLog } from '../../../../lib/log.ts'
import { activateItem, isKnownItem } from './activate-item.ts'
import { clearPage } from './clear-page.ts'
import { type ConfigurationItem, openPage, type PageState, type Tab } from './page-state.ts'
import { configurationHash, readConfigurationHash } from './configuration-hash.ts'
import { selectTab } from './select-tab.ts'
import { showSidebar } from './show-sidebar.ts'

/** Navigates to a hash; returns the same state for an unknown one. */
function follow(state: PageState, hash: string): PageState {
  const { tab, item } = readConfigurationHash(hash)
  return activateItem(selectTab(state, tab), item)
}

/** Location within the editor: tab, sidebar, active item. Tab and item are in the address, for links to each. */
export function usePageState(page: Page, hasRoom: boolean) {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const log = useLog()
  const [state, setState] = useState(() => follow(openPage(page, hasRoom), hash))
  const [seen, setSeen] = useState(hash)
  // The address changed by a link or the back button. Setting state while rendering is React's way to follow it.
  if (hash !== seen) {
    setSeen(hash)
    // A hash this editor wrote itself changes nothing.
    if (hash !== configurationHash(state)) setState(follow(state, hash))
  }
  const [room, setRoom] = useState({ hasRoom, wasOpen: hasRoom })
  // The window was resized. A sidebar that was beside the content must not cover it unasked; it returns when there is
  // room again.
  if (hasRoom !== room.hasRoom) {
    setRoom({ hasRoom, wasOpen: state.isSidebarOpen })
    setState(showSidebar(state, hasRoom && room.wasOpen))
  }
  const ignored = readConfigurationHash(hash).item
  const isIgnored = !isKnownItem(ignored)
  // Effect: the log (spec §8). An address may name an item of a later release, or none at all.
  useEffect(() => {
    if (isIgnored) log.write({ event: 'configuration_item_unknown', code: 'IGNORED' })
  }, [isIgnored, log])

  const apply = (next: PageState) => {
    if (next === state) return
    setState(next)
    const place = configurationHash(next)
    // Keeps the tabs' own parameters in the address, such as the days of the visits, for when they are opened again.
    if (place !== hash) void navigate({ search, hash: place }, { replace: true, preventScrollReset: true })
  }
  return {
    state,
    selectTab: (tab: Tab) => apply(selectTab(state, tab)),
    showSidebar: (isOpen: boolean) => apply(showSidebar(state, isOpen)),
    /** Activates an item without changing the sidebar. */
    point: (item: ConfigurationItem) => apply(showSidebar(activateItem(state, item), state.isSidebarOpen)),
    /** Called once the page has been deleted. */
    clear: () => setState(clearPage(state)),
    activate: (item: ConfigurationItem) => {
      if (isKnownItem(item)) apply(activateItem(state, item))
      else log.write({ event: 'configuration_item_unknown', code: 'IGNORED' })
    },
  }
}
