import { type Behavior, behaviors } from '@taplet/slides/behavior'
import type { Visit } from '../visit/visit.ts'

const always: readonly Behavior[] = Object.values(behaviors)

/** Runs the widgets' browser code for the slide in view, with the visit; rare widgets' code loads when it is near. */
export function createBehaviors(visit: Visit) {
  let slide: Element | undefined
  let running: Behavior[] = []
  /** By address; importing them again would take longer than running them. */
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
    /** Loads what every page and this slide need; runs it at once if that slide is in view. */
    prepare(next: Element): void {
      const run = (behavior: Behavior) => {
        if (slide === next && !running.includes(behavior)) start(behavior, next)
      }
      // Browsers load each address once, and retry a failed one on the next import.
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
