let isByKey = true

globalThis.document?.addEventListener('keydown', () => (isByKey = true), true)
globalThis.document?.addEventListener('pointerdown', () => (isByKey = false), true)

/**
 * Leads the focus to a heading, so that screen readers go on there. The ring shows to who uses keys; after a touch or a
 * click it would only look like a fault.
 */
export function focusHeading(heading: HTMLElement | null | undefined): void {
  if (!heading) return
  heading.tabIndex = -1
  heading.toggleAttribute('data-quiet', !isByKey)
  heading.focus({ preventScroll: true })
}
