import type { IconName } from '../../ui/icons/icon-shapes.tsx'

interface NavItem {
  text: 'chrome:nav.explore' | 'chrome:nav.experiences' | 'chrome:nav.slides'
  icon: IconName
  to: string
}

/** The three places of §2. */
export const navItems: readonly NavItem[] = [
  { text: 'chrome:nav.explore', icon: 'explore', to: '/app/explore' },
  { text: 'chrome:nav.experiences', icon: 'apps', to: '/app/experiences' },
  { text: 'chrome:nav.slides', icon: 'slides', to: '/app/experienceItems' },
]
