import { type RefObject, useEffect, useState } from 'react'
import { isCalm } from '../../../../lib/device/is-calm.ts'
import { afterPaint } from '../../../../lib/timing/after-paint.ts'

/** The first address of `url width,url width,…`, smallest first. */
const smallest = (sources: string) => sources.split(/[ ,]/)[0] ?? ''

/**
 * Gives the videos of a preview their smallest file, and plays autoplay ones muted, since sound would disturb. The
 * published page has its own script for this. Applied once the slide is painted.
 */
export function usePlayingVideos(frame: RefObject<HTMLElement | null>): void {
  const [play] = useState(() => () => {
    for (const video of frame.current?.querySelectorAll('video') ?? []) {
      const source = smallest(video.dataset['sources'] ?? '')
      if (!source || video.getAttribute('src') === source) continue
      video.src = source
      video.muted = true
      video.preload = 'metadata'
      // Browsers may refuse to play; then the poster is shown.
      if (video.dataset['autoplay'] && !isCalm()) video.play().catch(() => undefined)
    }
  })
  // Effect: video elements, whose files React does not set; checked after every render.
  useEffect(() => afterPaint(play))
}
