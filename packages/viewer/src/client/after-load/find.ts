import { markNear } from '../story/preload-slide.ts'

/**
 * Find in page reaches all slides: browsers skip those that are inert or not laid out. Slides become so again as the
 * visitor goes on (record 132).
 */
export function listenToFind(): void {
  addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
    const isFind = (ctrlKey || metaKey) && key.toLowerCase() === 'f'
    if (!isFind && key !== 'F3') return
    for (const page of document.querySelectorAll<HTMLElement>('.tv-page')) {
      markNear(page)
      page.inert = false
    }
  })
}
