import { expect, it } from 'vitest'
import { activateItem, isKnownItem } from './activate-item.ts'
import { clearPage } from './clear-page.ts'
import { type ConfigurationItem, home, openPage, type PageState } from './page-state.ts'
import { configurationHash, readConfigurationHash } from './configuration-hash.ts'
import { selectTab } from './select-tab.ts'
import { showSidebar } from './show-sidebar.ts'

const opened = (isSidebarOpen: boolean): PageState =>
  openPage({ experienceId: 'e1', rootPageId: 'lark' }, isSidebarOpen)
const slide = (position: number): ConfigurationItem => ({ type: 'SLIDE', action: 'EDIT', position })

it('the configuration of the app editor opens on the slides, at home', () => {
  expect(opened(true)).toEqual({
    activePageId: 'e1',
    rootPageId: 'lark',
    isSidebarOpen: true,
    activeTab: 'app-content',
    activeItem: home,
  })
})

it.each([
  { type: 'TRIGGER', action: 'ADD_NEW' },
  { type: 'CUSTOM_CARD', action: 'CREATE_NEW_CUSTOM_CARD' },
])('the app editor: $action of $type closes the sidebar (spec §4)', (item) => {
  expect(activateItem(opened(true), item)).toMatchObject({ isSidebarOpen: false, activeItem: item })
})

it.each([slide(2), { type: 'TRIGGER', action: 'EDIT', position: 0 }, { type: 'CUSTOM_CARD', action: 'EDIT' }])(
  'the app editor: $action of $type opens the sidebar (spec §4)',
  (item) => {
    expect(activateItem(opened(false), item)).toMatchObject({ isSidebarOpen: true, activeItem: item })
  },
)

it.each([true, false])('home leaves the sidebar as it is (open: %s)', (isOpen) => {
  const state = { ...opened(isOpen), activeItem: slide(1) }
  expect(activateItem(state, home)).toMatchObject({ isSidebarOpen: isOpen, activeItem: home })
})

it.each([
  { type: 'UNICORN', action: 'EDIT' },
  { type: 'SLIDE', action: 'ADD_NEW' },
  { type: 'constructor', action: 'name' },
])('an unknown item ($type, $action) changes nothing (spec §8)', (item) => {
  const state = opened(true)
  expect(isKnownItem(item)).toBe(false)
  expect(activateItem(state, item)).toBe(state)
})

it('the configuration of the app editor gives the same state back when nothing changes', () => {
  const state = activateItem(opened(true), slide(1))
  expect(activateItem(state, slide(1))).toBe(state)
  expect(selectTab(state, 'app-content')).toBe(state)
  expect(showSidebar(state, true)).toBe(state)
  const gone = clearPage(state)
  expect(clearPage(gone)).toBe(gone)
})

it('deleting clears the active page and closes the sidebar', () => {
  expect(clearPage(activateItem(opened(true), slide(1)))).toMatchObject({
    activePageId: undefined,
    rootPageId: undefined,
    isSidebarOpen: false,
    activeItem: home,
  })
})

it('each place has an address that leads back to it', () => {
  const places = [opened(true), selectTab(opened(true), 'sharing'), activateItem(opened(true), slide(4))]
  expect(places.map(configurationHash)).toEqual(['', '#sharing', '#app-content/slide/edit/5'])
  for (const state of places)
    expect(readConfigurationHash(configurationHash(state))).toEqual({ tab: state.activeTab, item: state.activeItem })
  expect(readConfigurationHash('#nonsense')).toEqual({ tab: 'app-content', item: home })
  expect(readConfigurationHash('#details/unicorn/ride/x')).toEqual({
    tab: 'details',
    item: { type: 'UNICORN', action: 'RIDE' },
  })
})
