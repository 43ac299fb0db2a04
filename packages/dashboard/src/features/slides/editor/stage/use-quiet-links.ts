import { type RefObject, useEffect } from 'react'

/** Takes what visitors would reach by Tab on the slide out of the editor's order: the slide is one stop, with arrows. */
export function useQuietLinks(frame: RefObject<HTMLElement | null>): void {
  // The slide's own elements, which the shared views draw; checked after every draw.
  useEffect(() => {
    for (const one of frame.current?.querySelectorAll<HTMLElement>('.tp-slide :is(a, button, video)') ?? [])
      if (one.tabIndex !== -1) one.tabIndex = -1
  })
}
