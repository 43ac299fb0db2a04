let isByKey = true

globalThis.document?.addEventListener('keydown', () => (isByKey = true), true)
globalThis.document?.addEventListener('pointerdown', () => (isByKey = false), true)

/**
 * Moves the focus to a heading, so that screen readers continue there. The focus ring shows only to keyboard users;
 * after a touch or click it would look like a fault.
 */
export function focusHeading(heading: HTMLElement | null | undefined): void {
  if (!heading) return
  heading.tabIndex = -1
  heading.toggleAttribute('data-quiet', !isByKey)
  heading.focus({ preventScroll: true })
}
