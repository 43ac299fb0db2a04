import { Navigate, Outlet } from 'react-router'
import { useMay } from '../../entities/session/use-may.ts'
import { PagesGate } from './pages-gate.tsx'

/** For screens that need at least one instant app; without one, redirects to onboarding whoever may make it. */
export function RequirePages() {
  const mayMake = useMay('content')
  return (
    <PagesGate>
      {(pages) => (pages.length > 0 || !mayMake ? <Outlet /> : <Navigate to="/app/onboarding" replace />)}
    </PagesGate>
  )
}
