import { type RefObject, useEffect, useState } from 'react'
import { afterPaint } from '../../../../lib/timing/after-paint.ts'

/**
 * Removes the slide's links and controls from the tab order: the slide is one stop, with arrow keys. Applied once the
 * slide is painted, so that typing does not wait for it.
 */
export function useQuietLinks(frame: RefObject<HTMLElement | null>): void {
  const [quieten] = useState(() => () => {
    for (const one of frame.current?.querySelectorAll<HTMLElement>('.tp-slide :is(a, button, video)') ?? [])
      if (one.tabIndex !== -1) one.tabIndex = -1
  })
  // Effect: the slide's own elements, rendered by the shared views; checked after every render.
  useEffect(() => afterPaint(quieten))
}
