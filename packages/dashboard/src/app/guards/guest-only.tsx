import { Navigate, Outlet, useLocation } from 'react-router'
import { afterSignIn } from '../../lib/login-path.ts'
import { useSession } from './use-session.ts'

/** Redirects signed-in people: to the redirect value, or to their instant apps (spec §2). */
export function GuestOnly() {
  const location = useLocation()
  const { isSignedIn } = useSession()
  return isSignedIn ? <Navigate to={afterSignIn(location)} replace /> : <Outlet />
}
