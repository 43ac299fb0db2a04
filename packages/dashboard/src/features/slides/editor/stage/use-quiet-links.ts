import { type RefObject, useEffect, useState } from 'react'
import { afterPaint } from '../../../../lib/timing/after-paint.ts'

/**
 * Takes what visitors would reach by Tab on the slide out of the editor's order: the slide is one stop, with arrows. Looked
 * for once the slide is painted: a letter does not wait for it.
 */
export function useQuietLinks(frame: RefObject<HTMLElement | null>): void {
  const [quieten] = useState(() => () => {
    for (const one of frame.current?.querySelectorAll<HTMLElement>('.tp-slide :is(a, button, video)') ?? [])
      if (one.tabIndex !== -1) one.tabIndex = -1
  })
  // The slide's own elements, which the shared views draw; checked after every draw.
  useEffect(() => afterPaint(quieten))
}
