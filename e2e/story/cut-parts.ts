/**
 * Finds parts of an app that do not fit the window, on every slide, also those out of view. Runs in the page; returns a
 * sentence for each fault.
 */
export function cutParts(): string[] {
  const ROUNDING = 1.5 // px
  const faults: string[] = []
  const tell = (place: string, what: string): void => void faults.push(`${place}: ${what}`)
  const nameOf = (element: Element) => (element.textContent.trim() || element.className).slice(0, 40)
  const isHidden = (element: Element) =>
    element.closest('noscript,svg,template,[hidden]') !== null || !element.checkVisibility({ visibilityProperty: true })

  /** The area where an element may show its parts: its own box, and as far above and below as it scrolls. */
  function roomOf(box: Element): DOMRect {
    const { left, top, width, height } = box.getBoundingClientRect()
    const scale = box.clientHeight === 0 ? 1 : height / box.clientHeight // the stage draws neighbours smaller
    return new DOMRect(left, top - box.scrollTop * scale, width, Math.max(height, box.scrollHeight * scale))
  }
  const isInside = (part: DOMRect, room: DOMRect) =>
    part.left >= room.left - ROUNDING &&
    part.right <= room.right + ROUNDING &&
    part.top >= room.top - ROUNDING &&
    part.bottom <= room.bottom + ROUNDING

  /** The nearest clipping box; a strip that is swiped sideways shows everything in turn. */
  function cutterOf(element: Element, stack: Element): Element | undefined {
    for (let box: Element | null = element; box && box !== stack; box = box.parentElement) {
      const { overflowX, position, clipPath } = getComputedStyle(box)
      // Text for screen readers only.
      if (position === 'absolute' && clipPath !== 'none') return undefined
      if (overflowX === 'auto' || overflowX === 'scroll') return undefined
      if (overflowX === 'hidden' || overflowX === 'clip') return box
    }
    return stack
  }

  function lookAtWords(place: string, stack: Element): void {
    const walker = document.createTreeWalker(stack, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || !node.nodeValue?.trim() || isHidden(parent)) continue
      const cutter = cutterOf(parent, stack)
      if (!cutter) continue
      range.selectNodeContents(node)
      const room = roomOf(cutter)
      if ([...range.getClientRects()].some((line) => line.width > 0 && !isInside(line, room)))
        tell(place, `words are cut: ${nameOf(parent)}`)
    }
  }

  function lookAtControls(place: string, stack: Element): void {
    for (const control of stack.querySelectorAll('a[href], button, input, textarea, label')) {
      const cutter = isHidden(control) ? undefined : cutterOf(control.parentElement ?? stack, stack)
      if (cutter && !isInside(control.getBoundingClientRect(), roomOf(cutter)))
        tell(place, `is not whole: ${nameOf(control)}`)
    }
  }

  function lookAtFrame(): void {
    const screen = new DOMRect(0, 0, innerWidth, innerHeight)
    if (document.documentElement.scrollWidth > innerWidth) tell('page', 'scrolls sideways')
    for (const control of document.querySelectorAll('.tv-chrome :is(a, button), .tv-stage :is(a, button)'))
      if (!isHidden(control) && !isInside(control.getBoundingClientRect(), screen))
        tell('page', `outside the window: ${control.getAttribute('aria-label') ?? nameOf(control)}`)
  }

  function lookAtSlide(page: HTMLElement): void {
    const [slide, stack] = [page.querySelector('.tp-slide'), page.querySelector('.tp-stack')]
    if (!slide || !stack) return tell(page.id, 'has no slide')
    for (const box of [slide, stack])
      if (box.scrollWidth > box.clientWidth) tell(page.id, `${box.className} runs out sideways`)
    if (slide.scrollHeight > slide.clientHeight) tell(page.id, 'its foot cannot be reached')
    lookAtWords(page.id, stack)
    lookAtControls(page.id, stack)
  }

  const pages = [...document.querySelectorAll<HTMLElement>('.tv-page')]
  // Slides out of view are not laid out otherwise.
  for (const page of pages) {
    page.style.contentVisibility = 'visible'
    page.dataset['near'] = ''
  }
  lookAtFrame()
  for (const page of pages) lookAtSlide(page)
  return faults
}
