import { toggleSound } from '@taplet/slides/behavior'
import type { Story } from './story.ts'

const STEPS: Record<string, number> = {
  ArrowRight: 1,
  PageDown: 1,
  ArrowLeft: -1,
  PageUp: -1,
  Home: -Infinity,
  End: Infinity,
}

/** Arrows, Page Up and Down, Home and End move; M switches the sound. Fields and players keep their own keys. */
export function listenToKeys(story: Story): void {
  addEventListener('keydown', (event) => {
    const target = event.target as Element // key events come from elements
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input,textarea,select,video')) return
    const step = STEPS[event.key]
    const page = story.page()
    if (step) {
      event.preventDefault()
      story.step(step)
    } else if (event.key === 'm' && page) toggleSound(page)
  })
}
