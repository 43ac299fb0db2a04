/**
 * Call it before a part of the page is drawn again: if the element with the focus was replaced, the one in its place gets
 * it, so that keys go on where they were.
 */
export function keepFocus(): void {
  const focused = document.activeElement
  const places: number[] = []
  for (let element = focused; element?.parentElement; element = element.parentElement)
    places.unshift([...element.parentElement.children].indexOf(element))
  requestAnimationFrame(() => {
    if (focused?.isConnected) return
    const now = places.reduce<Element | undefined>(
      (element, place) => element?.children[place],
      document.documentElement,
    )
    if (now instanceof HTMLElement) now.focus()
  })
}
