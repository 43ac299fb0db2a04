import { useEffect, useLayoutEffect } from 'react'
import { useSettings } from '../../lib/settings.ts'

/** Where the tips cover the screen, they close on Escape or navigation, and are never open after a page load. */
export function usePassingTips(isCovering: boolean, pathname: string): void {
  const { showingTips, change } = useSettings()
  // On each navigation; before paint, so that they do not flash.
  useLayoutEffect(() => {
    if (isCovering) change({ showingTips: false })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the path says when, not what
  }, [isCovering, pathname, change])
  // Effect: key presses on the document.
  useEffect(() => {
    if (!isCovering || !showingTips) return
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') change({ showingTips: false })
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [isCovering, showingTips, change])
}
