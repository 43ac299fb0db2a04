import type { Page } from '@taplet/contract'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLog } from '../../../../lib/log.ts'
import { activateItem, isKnownItem } from './activate-item.ts'
import { clearPage } from './clear-page.ts'
import { type ConfigurationItem, openPage, type PageState, type Tab } from './page-state.ts'
import { hashOf, readHash } from './place-hash.ts'
import { selectTab } from './select-tab.ts'
import { showSidebar } from './show-sidebar.ts'

/** Goes where a hash points; a place that is not ours leaves everything as it is. */
function follow(state: PageState, hash: string): PageState {
  const { tab, item } = readHash(hash)
  return activateItem(selectTab(state, tab), item)
}

/** Where one is in the editor: tab, sidebar, active item. Tab and item are in the address, so that each can be linked to. */
export function usePageState(page: Page, hasRoom: boolean) {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const log = useLog()
  const [state, setState] = useState(() => follow(openPage(page, hasRoom), hash))
  const [seen, setSeen] = useState(hash)
  // The address changed by a link or the back button. Setting state while drawing is React's way to follow it.
  if (hash !== seen) {
    setSeen(hash)
    // What this editor wrote there itself says nothing new.
    if (hash !== hashOf(state)) setState(follow(state, hash))
  }
  const [room, setRoom] = useState({ hasRoom, wasOpen: hasRoom })
  // The window became narrower or wider. What stood beside the content must not lie over it unasked; where there is
  // room again it comes back.
  if (hasRoom !== room.hasRoom) {
    setRoom({ hasRoom, wasOpen: state.isSidebarOpen })
    setState(showSidebar(state, hasRoom && room.wasOpen))
  }
  const ignored = readHash(hash).item
  const isIgnored = !isKnownItem(ignored)
  // The log (spec §8): an address may name what a later release has, or nothing.
  useEffect(() => {
    if (isIgnored) log.write({ event: 'configuration_item_unknown', code: 'IGNORED' })
  }, [isIgnored, log])

  const apply = (next: PageState) => {
    if (next === state) return
    setState(next)
    const place = hashOf(next)
    // What tabs keep in the address, such as the days of the visits, stays there for when they are opened again.
    if (place !== hash) void navigate({ search, hash: place }, { replace: true, preventScrollReset: true })
  }
  return {
    state,
    selectTab: (tab: Tab) => apply(selectTab(state, tab)),
    showSidebar: (isOpen: boolean) => apply(showSidebar(state, isOpen)),
    /** Makes an item the active one without a word of it: the sidebar stays as it is. */
    point: (item: ConfigurationItem) => apply(showSidebar(activateItem(state, item), state.isSidebarOpen)),
    /** The page is deleted. */
    clear: () => setState(clearPage(state)),
    activate: (item: ConfigurationItem) => {
      if (isKnownItem(item)) apply(activateItem(state, item))
      else log.write({ event: 'configuration_item_unknown', code: 'IGNORED' })
    },
  }
}
