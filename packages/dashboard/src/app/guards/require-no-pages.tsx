import type { Page } from '@taplet/contract'
import { useState } from 'react'
import { Navigate, Outlet } from 'react-router'
import { PagesGate } from './pages-gate.tsx'

/** For onboarding: redirects to the first instant app if there already was one on opening (spec §2). */
export function RequireNoPages() {
  return <PagesGate>{(pages) => <Arrival first={pages[0]} />}</PagesGate>
}

/** Decides once: onboarding itself creates the first app, and chooses where to go then. */
function Arrival({ first }: { first: Page | undefined }) {
  const [firstOnArrival] = useState(first)
  return firstOnArrival ? <Navigate to={`/app/experiences/${firstOnArrival.experienceId}`} replace /> : <Outlet />
}
