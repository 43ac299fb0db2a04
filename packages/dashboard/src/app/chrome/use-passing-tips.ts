import { useEffect, useLayoutEffect } from 'react'
import { useSettings } from '../../lib/settings.ts'

/** Where the tips cover the screen they stay only until Escape or the next place, and never open with the page. */
export function usePassingTips(isCovering: boolean, pathname: string): void {
  const { showingTips, change } = useSettings()
  // At each new place; before the browser paints, so that they do not flash.
  useLayoutEffect(() => {
    if (isCovering) change({ showingTips: false })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the path says when, not what
  }, [isCovering, pathname, change])
  // The document's keyboard.
  useEffect(() => {
    if (!isCovering || !showingTips) return
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') change({ showingTips: false })
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [isCovering, showingTips, change])
}
