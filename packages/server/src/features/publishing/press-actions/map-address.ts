const COORDINATES = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/

/** Browsers on Android that open an app by an intent, and a web page where there is none. Those inside of apps do not. */
const opensIntents = (userAgent: string): boolean =>
  /Android.*Chrome\//.test(userAgent) && !/; wv\)|FBA[NV]\/|Instagram|Line\//.test(userAgent)

/**
 * Returns the address that opens the way to a place in the map app of this visitor: Apple's on its devices; on Android
 * the one that the visitor chose, or the web where there is none; Google's elsewhere.
 */
export function mapAddress(place: string, userAgent: string): string {
  const [, latitude, longitude] = COORDINATES.exec(place) ?? []
  const point = latitude === undefined ? undefined : `${latitude},${longitude}`
  const query = encodeURIComponent((point ?? place.trim()).toWellFormed())
  if (/iPhone|iPad|iPod|Macintosh/.test(userAgent)) return `https://maps.apple.com/?daddr=${query}`
  const web = `https://www.google.com/maps/dir/?api=1&destination=${query}`
  if (!opensIntents(userAgent)) return web
  const fallback = `S.browser_fallback_url=${encodeURIComponent(web)}`
  return `intent:${point ?? '0,0'}?q=${query}#Intent;scheme=geo;${fallback};end`
}
