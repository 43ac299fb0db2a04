/** Keeps the address in step with the slide in view, without a step of history, so that Back leaves the app. */
export function tellAddress({ id }: Element): void {
  const isFirst = id === 'slide-1'
  const hash = isFirst ? '' : `#${id}`
  // Browsers take a while for it, and the first slide needs no name.
  if (location.hash !== hash) history.replaceState(null, '', hash || location.pathname + location.search)
}
