import { Navigate, Outlet, useLocation } from 'react-router'
import { loginPath } from '../../lib/login-path.ts'
import { useSession } from './use-session.ts'

/** Redirects guests to sign-in, remembering where they wanted to go. */
export function RequireSession() {
  const location = useLocation()
  const { isSignedIn } = useSession()
  return isSignedIn ? <Outlet /> : <Navigate to={loginPath(location)} replace />
}
