import { useCallback, useContext, useEffect, useRef } from 'react'
import { type NavigateOptions, UNSAFE_DataRouterContext, useNavigate, useSearchParams } from 'react-router'

/**
 * Changes the search part of the address as it is at that moment. What a component has drawn is older: React draws a new
 * address some time after it has come, and `setSearchParams` would write the old one over it.
 */
export function useChangeParams() {
  const [drawn] = useSearchParams()
  const navigate = useNavigate()
  // The only way to the address that is not drawn yet; a router without data draws in the same tick.
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const latest = useRef(drawn)
  useEffect(() => {
    latest.current = drawn
  })
  return useCallback(
    (change: (now: URLSearchParams) => URLSearchParams, options?: NavigateOptions): void => {
      const now = router?.state.location.search ?? latest.current
      // An address without its hash would be another place of the screen.
      const hash = router?.state.location.hash ?? ''
      void navigate({ search: `?${change(new URLSearchParams(now))}`, hash }, options)
    },
    [router, navigate],
  )
}
