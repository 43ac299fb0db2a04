import { type Behavior, behaviors } from '@taplet/slides/behavior'
import type { Visit } from '../visit/visit.ts'

const always: readonly Behavior[] = Object.values(behaviors)

/** Runs the widgets' browser code on the slide in view, and tells it of the visit; that of rarer widgets is fetched when their slide is near. */
export function createBehaviors(visit: Visit) {
  let slide: Element | undefined
  let running: Behavior[] = []
  /** By their addresses; to ask the browser again takes it longer than to run them. */
  const loaded: Record<string, Behavior> = {}

  const start = (behavior: Behavior, next: Element) => {
    running.push(behavior)
    behavior.enter(next, visit)
  }
  return {
    enter(next: Element): void {
      for (const behavior of running) if (slide) behavior.leave(slide)
      slide = next
      running = []
      for (const behavior of always) start(behavior, next)
    },
    /** Fetches what every page and this slide need; runs it at once where that slide is in view. */
    prepare(next: Element): void {
      const run = (behavior: Behavior) => {
        if (slide === next && !running.includes(behavior)) start(behavior, next)
      }
      // Browsers fetch each address once, and one that failed again the next time it is asked for.
      for (const place of [document.querySelector('main'), ...next.querySelectorAll('[data-module]')]) {
        const module = place?.getAttribute('data-module')
        if (!module) continue
        const known = loaded[module]
        if (known) run(known)
        else
          import(/* @vite-ignore */ module).then(
            ({ behavior }: { behavior: Behavior }) => run((loaded[module] = behavior)),
            () => undefined,
          )
      }
    },
  }
}
