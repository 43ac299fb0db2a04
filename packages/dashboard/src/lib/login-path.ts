import { safeRedirect } from '@taplet/contract'

interface PathParts {
  pathname: string
  search: string
  hash: string
}

const HOME_OF_MEMBERS = '/app/experiences' // spec §2

/** Where a guest is redirected from a guarded path: /login?redirect={path}{search}, keeping the hash (spec D8). */
export const loginPath = ({ pathname, search, hash }: PathParts): string =>
  `/login?redirect=${encodeURIComponent(pathname + search)}${hash}`

/** Where to go after sign-in: the redirect value plus hash if it is a path of ours, else the instant apps. */
export function afterSignIn({ search, hash }: Pick<PathParts, 'search' | 'hash'>): string {
  const redirect = new URLSearchParams(search).get('redirect')
  if (!redirect) return HOME_OF_MEMBERS
  return safeRedirect(redirect.includes('#') ? redirect : redirect + hash) ?? HOME_OF_MEMBERS
}
