import { clock } from '../../visit/clock.ts'

type Tell = (slide: Element, ms: number) => void

/** Measures how long a slide is looked at: only while the page is visible, each interval separately. */
export function createDwell(tell: Tell) {
  let slide: Element | undefined
  let since: number | undefined

  /** Ends the current interval and reports it. */
  function pause(until: number): void {
    const ms = since === undefined ? 0 : until - since
    since = undefined
    if (slide && ms > 0) tell(slide, ms)
  }
  return {
    /** Another slide is in view: from now on, or since the given time. */
    enter(next: Element, at: number = clock()): void {
      pause(at)
      slide = next
      if (!document.hidden) since = at
    },
    pause: () => pause(clock()),
    resume(): void {
      since ??= clock()
    },
  }
}
