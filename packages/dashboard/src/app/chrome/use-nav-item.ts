import { useLocation } from 'react-router'
import { LINKS, navItems } from './nav-items.ts'

/** The current section of the navigation. A slide opened from an instant app belongs to apps, QR designs to links. */
export function useNavItem(): string | undefined {
  const { pathname, search } = useLocation()
  const isOfApp = new URLSearchParams(search).has('in')
  const path = isOfApp ? '/app/experiences' : pathname.replace(/^\/app\/(tags|qrDesigns)/, LINKS)
  return navItems.find(({ to }) => path === to || path.startsWith(`${to}/`))?.to
}
