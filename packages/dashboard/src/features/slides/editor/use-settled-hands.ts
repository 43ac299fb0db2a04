import { useEffect, useState } from 'react'
import type { Hands } from './hands/use-hands.ts'

const PAUSE_MS = 200 // a typist's breath

/** True when two moments differ in what is written and nothing else: same widgets, same choice. */
function differsInWords(one: Hands, other: Hands): boolean {
  const [before, after] = [one.handle.state, other.handle.state]
  return (
    before.selection === after.selection &&
    one.typing === other.typing &&
    one.lift === other.lift &&
    one.isChoosing === other.isChoosing &&
    before.document.widgets.length === after.document.widgets.length &&
    before.document.widgets.every(({ widgetId }, index) => widgetId === after.document.widgets[index]?.widgetId)
  )
}

/** What hands hold, once typing pauses; at once when anything but words has changed. A key then costs no list its rows. */
export function useSettledHands(now: Hands): Hands {
  const [kept, setKept] = useState(now)
  if (kept !== now && !differsInWords(kept, now)) setKept(now)
  // A clock, started anew with each change.
  useEffect(() => {
    if (kept === now) return
    const timer = setTimeout(() => setKept(now), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [kept, now])
  return kept
}
