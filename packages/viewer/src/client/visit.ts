// crypto.randomUUID exists on https only; a phone on the same Wi-Fi opens plain http. Addresses of blobs end with one.
function randomId(): string {
  const url = URL.createObjectURL(new Blob())
  URL.revokeObjectURL(url)
  return url.slice(-36)
}

/** Reports this visit: at its first slide and each time a further one is reached. Going back reports nothing. */
export function createVisit({ path = '', tag, visits = '' }: DOMStringMap): { reach: (index: number) => void } {
  const visitId = randomId()
  let furthestSlide = -1

  function send(): void {
    const { prerendering } = document as Document & { prerendering?: boolean } // not yet in every browser's types
    if (prerendering) return
    const report = JSON.stringify({ visitId, fullPagePath: path, tagId: tag, furthestSlide })
    navigator.sendBeacon(visits, new Blob([report], { type: 'application/json' }))
  }
  // A page that the browser prepared in the background counts when it is shown.
  document.addEventListener('prerenderingchange', send)
  return {
    reach(index) {
      if (index <= furthestSlide) return
      furthestSlide = index
      send()
    },
  }
}
