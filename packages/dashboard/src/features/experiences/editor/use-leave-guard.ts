import { useEffect } from 'react'
import { type Blocker, useBlocker } from 'react-router'

/** Asks before unsaved edits are left: by navigation and the back button (the answer is the blocker's), or by closing the tab. */
export function useLeaveGuard(isUnsaved: boolean): Blocker {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  // The browser's own question when the tab is closed or reloaded.
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    globalThis.addEventListener('beforeunload', ask)
    return () => globalThis.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  return blocker
}
