import { type Behavior, behaviors } from '@taplet/slides/behavior'

const always: readonly Behavior[] = Object.values(behaviors)
const fetched = new Map<string, Promise<Behavior | void>>()

/** Fetches the modules that a slide's widgets ask for, once each. One that fails is asked for again the next time. */
function fetchModules(slide: Element): Promise<Behavior | void>[] {
  const asked = [...slide.querySelectorAll<HTMLElement>('[data-module]')]
  return [...new Set(asked.map(({ dataset }) => dataset['module'] ?? ''))].map((url) => {
    const module =
      fetched.get(url) ??
      import(/* @vite-ignore */ url).then(
        ({ behavior }: { behavior: Behavior }) => behavior,
        () => void fetched.delete(url),
      )
    fetched.set(url, module)
    return module
  })
}

/** Runs the widgets' browser code on the slide in view; that of rarer widgets is fetched when their slide is near. */
export function createBehaviors() {
  let slide: Element | undefined
  let running: Behavior[] = []

  const start = (behavior: Behavior, next: Element) => {
    running.push(behavior)
    behavior.enter(next)
  }
  return {
    enter(next: Element): void {
      for (const behavior of running) if (slide) behavior.leave(slide)
      slide = next
      running = []
      for (const behavior of always) start(behavior, next)
    },
    /** Fetches what a slide needs; runs it at once where that slide is in view. */
    prepare(next: Element): void {
      const run = (behavior: Behavior | void) =>
        behavior && slide === next && !running.includes(behavior) && start(behavior, next)
      for (const module of fetchModules(next)) void module.then(run)
    },
  }
}
