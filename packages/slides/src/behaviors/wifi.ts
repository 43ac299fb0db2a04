import type { Behavior } from '../define/define-widget.ts'

const known = new WeakSet<Element>()
let letGo: (() => void) | undefined

/** Copies the password, and says so on its button. */
function offerCopy(box: Element): void {
  const button = box.querySelector<HTMLButtonElement>('.tp-wifi-copy')
  const key = box.querySelector('.tp-wifi-key')?.textContent
  if (!button || !key || !navigator.clipboard) return
  button.hidden = false
  button.onclick = async () => {
    await navigator.clipboard.writeText(key)
    button.textContent = button.dataset['copied'] ?? ''
  }
}

/** Copies the password of a network, and closes its sheet by Escape or when its slide is left. */
export const behavior: Behavior = {
  enter(slide, visit) {
    const boxes = [...slide.querySelectorAll<HTMLDetailsElement>('.tp-wifi')]
    for (const box of boxes) {
      if (known.has(box)) continue
      known.add(box)
      offerCopy(box)
      // Taps beside its button would turn the slide.
      box.querySelector('.tp-wifi-sheet')?.addEventListener('click', (event) => event.stopPropagation())
      box.addEventListener('toggle', () => {
        if (box.open) visit?.note('TAP', box)
      })
    }
    const close = () => {
      for (const box of boxes) box.open = false
    }
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    document.addEventListener('keydown', listen)
    letGo = () => {
      close()
      document.removeEventListener('keydown', listen)
    }
  },
  leave() {
    letGo?.()
    letGo = undefined
  },
}
