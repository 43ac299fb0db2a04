import { type RefObject, useEffect, useState } from 'react'
import { afterPaint } from '../../../../lib/timing/after-paint.ts'

/** The first address of `url width,url width,…`, smallest first. */
const smallest = (sources: string) => sources.split(/[ ,]/)[0] ?? ''

/**
 * Gives the videos of a preview their smallest file, and plays those that would play by themselves, in silence: an editor
 * that begins to sing is no help. The published page has a script of its own for this. Looked for once the slide is painted.
 */
export function usePlayingVideos(frame: RefObject<HTMLElement | null>): void {
  const [play] = useState(() => () => {
    for (const video of frame.current?.querySelectorAll('video') ?? []) {
      const source = smallest(video.dataset['sources'] ?? '')
      if (!source || video.getAttribute('src') === source) continue
      video.src = source
      video.muted = true
      video.preload = 'metadata'
      const isCalm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches
      // Browsers may refuse to play; the poster is enough then.
      if (video.dataset['autoplay'] && !isCalm) video.play().catch(() => undefined)
    }
  })
  // Video elements, whose files React does not set; checked after every draw.
  useEffect(() => afterPaint(play))
}
