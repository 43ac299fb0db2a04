import type { Story } from './story.ts'

const STEPS: Record<string, number> = {
  ArrowRight: 1,
  PageDown: 1,
  ArrowLeft: -1,
  PageUp: -1,
  Home: -Infinity,
  End: Infinity,
  ' ': 1,
}

/** Arrows, Page Up and Down, Home, End and Space navigate. Fields, players and buttons keep their own keys. */
export function listenToKeys(story: Story): void {
  addEventListener('keydown', (event) => {
    const target = event.target as Element // key events come from elements
    const { key } = event
    const own = key === ' ' ? 'a,button,summary,' : ''
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const step = STEPS[key]
    if (!step || target.closest(`${own}input,textarea,select,video`)) return
    event.preventDefault()
    story.step(key === ' ' && event.shiftKey ? -1 : step)
  })
}
