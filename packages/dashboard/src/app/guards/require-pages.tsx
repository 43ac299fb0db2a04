import { Navigate, Outlet } from 'react-router'
import { PagesGate } from './pages-gate.tsx'

/** For screens that need at least one instant app; without one, redirects to onboarding. */
export function RequirePages() {
  return <PagesGate>{(pages) => (pages.length > 0 ? <Outlet /> : <Navigate to="/app/onboarding" replace />)}</PagesGate>
}
