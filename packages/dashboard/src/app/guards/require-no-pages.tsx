import { Navigate, Outlet } from 'react-router'
import { useState } from 'react'
import { PagesGate } from './pages-gate.tsx'

/** For onboarding: who already has an instant app when opening it is sent to the first one (§2). */
export function RequireNoPages() {
  // Decided on arrival: onboarding itself creates the first app and chooses where to go then.
  const [isLetIn, setIsLetIn] = useState(false)
  return (
    <PagesGate>
      {([first]) => {
        if (first && !isLetIn) return <Navigate to={`/app/experiences/${first.experienceId}`} replace />
        if (!isLetIn) setIsLetIn(true)
        return <Outlet />
      }}
    </PagesGate>
  )
}
