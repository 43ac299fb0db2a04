import { type Capability, roleAllows } from '@taplet/contract'
import { useRole } from '../../entities/session/use-may.ts'
import type { IconName } from '../../ui/icons/icon-shapes.tsx'

export const INBOX = '/app/inbox'
export const LINKS = '/app/triggers'
/** For everybody, below the main sections. */
export const HISTORY = '/app/history'

interface NavItem {
  text: `chrome:nav.${'explore' | 'experiences' | 'slides' | 'links' | 'inbox'}`
  icon: IconName
  to: string
  /** Hidden from roles that may not do what is there. */
  needs?: Capability
}

/** The three sections of spec §2, the links with their codes, and the inbox for visitors' entries. */
export const navItems: readonly NavItem[] = [
  { text: 'chrome:nav.explore', icon: 'explore', to: '/app/explore' },
  { text: 'chrome:nav.experiences', icon: 'apps', to: '/app/experiences', needs: 'numbers' },
  { text: 'chrome:nav.slides', icon: 'slides', to: '/app/experienceItems', needs: 'content' },
  { text: 'chrome:nav.links', icon: 'link', to: LINKS, needs: 'content' },
  { text: 'chrome:nav.inbox', icon: 'mail', to: INBOX, needs: 'sales' },
]

/** The sections that this person's role opens. */
export function useNavItems(): readonly NavItem[] {
  const role = useRole()
  return navItems.filter(({ needs }) => needs === undefined || roleAllows(role, needs))
}
