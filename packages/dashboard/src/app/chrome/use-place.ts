import { useLocation } from 'react-router'
import { LINKS, navItems } from './nav-items.ts'

/** The place of the navigation that one is in. A slide that was opened from an instant app belongs to that, codes to links. */
export function usePlace(): string | undefined {
  const { pathname, search } = useLocation()
  const isOfApp = new URLSearchParams(search).has('in')
  const path = isOfApp ? '/app/experiences' : pathname.replace(/^\/app\/(tags|qrDesigns)/, LINKS)
  return navItems.find(({ to }) => path === to || path.startsWith(`${to}/`))?.to
}
