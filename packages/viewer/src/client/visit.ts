// crypto.randomUUID exists on https only; a phone on the same Wi-Fi opens plain http.
const randomId = () =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (Number(digit) ^ ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) & (15 >> (Number(digit) / 4)))).toString(16),
  )

/** Reports this visit: at its first slide and each time a further one is reached. Going back reports nothing. */
export function createVisit({ path = '', tag, visits = '' }: DOMStringMap): { reach: (index: number) => void } {
  const visitId = randomId()
  let furthestSlide = -1
  let isSeen = !(document as Document & { prerendering?: boolean }).prerendering // not yet in every browser's types

  function send(): void {
    if (!isSeen || furthestSlide < 0) return
    const report = JSON.stringify({ visitId, fullPagePath: path, tagId: tag, furthestSlide })
    navigator.sendBeacon(visits, new Blob([report], { type: 'application/json' }))
  }
  // A page that the browser prepared in the background counts when it is shown.
  document.addEventListener('prerenderingchange', () => {
    isSeen = true
    send()
  })
  return {
    reach(index) {
      if (index <= furthestSlide) return
      furthestSlide = index
      send()
    },
  }
}
