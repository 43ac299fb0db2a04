import { useCallback, useContext, useEffect, useRef } from 'react'
import { type NavigateOptions, UNSAFE_DataRouterContext, useNavigate, useSearchParams } from 'react-router'

/**
 * Changes the search part of the current address. The one a component has rendered is older: React renders a new
 * address some time after navigation, and `setSearchParams` would overwrite it with the old one.
 */
export function useChangeParams() {
  const [drawn] = useSearchParams()
  const navigate = useNavigate()
  // The only way to the address that is not rendered yet; a router without data renders in the same tick.
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const latest = useRef(drawn)
  useEffect(() => {
    latest.current = drawn
  })
  return useCallback(
    (change: (now: URLSearchParams) => URLSearchParams, options?: NavigateOptions): void => {
      const now = router?.state.location.search ?? latest.current
      // Without the hash the address would point to another part of the screen.
      const hash = router?.state.location.hash ?? ''
      void navigate({ search: `?${change(new URLSearchParams(now))}`, hash }, options)
    },
    [router, navigate],
  )
}
