import { type Behavior, behaviors } from '@taplet/slides/behavior'

const always: readonly Behavior[] = Object.values(behaviors)
const fetched = new Map<string, Promise<Behavior | undefined>>()

/** A module that cannot be fetched is asked for again on the next visit; until then its widgets work as without a script. */
function fetchModule(url: string): Promise<Behavior | undefined> {
  const known = fetched.get(url)
  if (known) return known
  const module = import(/* @vite-ignore */ url).then(
    ({ behavior }: { behavior: Behavior }) => behavior,
    () => {
      fetched.delete(url)
      return undefined
    },
  )
  fetched.set(url, module)
  return module
}

/** The modules that a slide's widgets ask for, once each. */
function fetchModules(slide: Element): Promise<Behavior | undefined>[] {
  const urls = [...slide.querySelectorAll<HTMLElement>('[data-module]')].map(({ dataset }) => dataset['module'] ?? '')
  return [...new Set(urls)].map(fetchModule)
}

/** Runs the widgets' browser code on the slide in view; that of rarer widgets is fetched when their slide is near. */
export function createBehaviors() {
  let slide: Element | undefined
  let running: Behavior[] = []

  function enter(next: Element): void {
    for (const behavior of running) if (slide) behavior.leave(slide)
    slide = next
    running = [...always]
    for (const behavior of running) behavior.enter(next)
  }

  return {
    enter,
    /** Fetches what a slide needs; runs it at once where that slide is in view. */
    prepare(next: Element): void {
      for (const module of fetchModules(next)) {
        void module.then((behavior) => {
          if (!behavior || slide !== next || running.includes(behavior)) return
          running.push(behavior)
          behavior.enter(next)
        })
      }
    },
  }
}
