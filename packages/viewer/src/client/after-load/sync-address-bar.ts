/** A link answers with the page itself; from here on the page goes by its own name, and so do copies of its address. */
export function goByName(): void {
  const { tag, path } = document.body.dataset
  if (tag) history.replaceState(null, '', `/${path}${location.search}${location.hash}`)
}

/** Keeps the address in step with the slide in view, without a step of history, so that Back leaves the app. */
export function syncAddressBar({ id }: Element): void {
  const isFirst = id === 'slide-1'
  const hash = isFirst ? '' : `#${id}`
  // Browsers take a while for it, and the first slide needs no name.
  if (location.hash !== hash) history.replaceState(null, '', hash || location.pathname + location.search)
}
