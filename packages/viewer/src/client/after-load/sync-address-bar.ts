/** A link serves the page itself; from here on the address bar shows the app's own name, for copying too. */
export function goByName(): void {
  const { tag, path } = document.body.dataset
  if (tag) history.replaceState(null, '', `/${path}${location.search}${location.hash}`)
}

/** Keeps the address in step with the slide in view, without history entries, so that Back leaves the app. */
export function syncAddressBar({ id }: Element): void {
  const isFirst = id === 'slide-1'
  const hash = isFirst ? '' : `#${id}`
  // Browsers are slow at this, and the first slide needs no hash.
  if (location.hash !== hash) history.replaceState(null, '', hash || location.pathname + location.search)
}
