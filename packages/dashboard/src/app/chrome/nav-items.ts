import type { IconName } from '../../ui/icons/icon-shapes.tsx'

export const INBOX = '/app/inbox'
export const LINKS = '/app/triggers'
/** For everybody, below the main sections. */
export const HISTORY = '/app/history'

interface NavItem {
  text: `chrome:nav.${'explore' | 'experiences' | 'slides' | 'links' | 'inbox'}`
  icon: IconName
  to: string
}

/** The three sections of spec §2, the links with their codes, and the inbox for visitors' entries. */
export const navItems: readonly NavItem[] = [
  { text: 'chrome:nav.explore', icon: 'explore', to: '/app/explore' },
  { text: 'chrome:nav.experiences', icon: 'apps', to: '/app/experiences' },
  { text: 'chrome:nav.slides', icon: 'slides', to: '/app/experienceItems' },
  { text: 'chrome:nav.links', icon: 'link', to: LINKS },
  { text: 'chrome:nav.inbox', icon: 'mail', to: INBOX },
]
