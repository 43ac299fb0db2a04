import { useCallback, useEffect, useState } from 'react'
import { Navigate, useLocation, useRevalidator } from 'react-router'
import { LazyFallback } from '../../ui/lazy/lazy-fallback.tsx'
import { reloadAfterRelease } from '../reload-after-release.ts'
import { areaOf, isKnown } from './areas.ts'

/** Redirects an address that is in no table; waits if its table could not be loaded. */
export function Elsewhere({ to }: { to: string }) {
  return <Opened key={useLocation().key} to={to} />
}

function Opened({ to }: { to: string }) {
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  // Not evaluated during render: a table loaded meanwhile may contain the address.
  const [isUnknown, setIsUnknown] = useState(areaOf(pathname).routes !== undefined)
  const fetch = useCallback(async () => {
    const isHere = await areaOf(pathname).fetch()
    if (!isHere) return false
    await revalidate() // makes the router match again; navigating to the same address with a hash does nothing
    // The router shows a match in a transition, which may come after this state: only the table itself can tell.
    setIsUnknown(!isKnown(pathname))
    return true
  }, [pathname, revalidate])
  // A newer release may have removed the file: then only a reload helps.
  useEffect(() => {
    if (!isUnknown) void reloadAfterRelease()
  }, [isUnknown])
  return isUnknown ? <Navigate to={to} replace /> : <LazyFallback display="SCREEN" fetch={fetch} />
}
