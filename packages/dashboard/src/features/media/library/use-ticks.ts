import type { MediaItem } from '@taplet/contract'
import { useState } from 'react'

/** The selected files. With Shift, selects a range from the last one. */
export function useTicks(shown: readonly MediaItem[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>()
  const [last, setLast] = useState<string>()
  const indexOf = (mediaId: string | undefined) => shown.findIndex((item) => item.mediaId === mediaId)
  const tick = (item: MediaItem, isRange: boolean) => {
    const next = new Set(ticked)
    const [from, to] = [indexOf(last), indexOf(item.mediaId)].toSorted((one, other) => one - other)
    if (isRange && from !== undefined && to !== undefined && from >= 0)
      for (const one of shown.slice(from, to + 1)) next.add(one.mediaId)
    else if (!next.delete(item.mediaId)) next.add(item.mediaId)
    setLast(item.mediaId)
    setTicked(next)
  }
  return {
    isTicking: ticked !== undefined,
    ticked: shown.filter((item) => ticked?.has(item.mediaId)),
    has: (mediaId: string) => (ticked === undefined ? undefined : ticked.has(mediaId)),
    tick,
    tickAll: () => setTicked(new Set(shown.map((item) => item.mediaId))),
    start: () => setTicked(new Set()),
    end: () => setTicked(undefined),
  }
}
