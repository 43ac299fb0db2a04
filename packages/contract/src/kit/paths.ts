/** URLs that more than one side builds. */
export const API_PREFIX = '/api'
export const MEDIA_PREFIX = '/media'

/** The public page of an instant app. */
export const experiencePath = (fullPagePath: string): string => `/${fullPagePath}`
/** The short link of a tag, in QR codes and NFC tags. It never changes. */
export const linkPath = (tagId: string): string => `/t/${tagId}`

/** The same page for embedding in another website. */
export const embedPath = (fullPagePath: string): string => `/embed/${fullPagePath}`
/** Where anybody can report a harmful page to the operator. */
export const reportPath = (fullPagePath: string): string => `/report/${fullPagePath}`

/** The page that follows an editor. */
export const twinPath = (twinId: string): string => `/twin/${twinId}`

/** The page of a preview link. */
export const previewPath = (token: string): string => `/preview/${token}`

/**
 * Returns where a visitor may be sent after sign-in: a path on this origin, with its search and hash, or undefined.
 * Compares origins rather than prefixes: `//evil`, `/\evil` and `/%09/evil` all leave this origin in a browser.
 */
export function safeRedirect(target: string | null | undefined): string | undefined {
  if (!target?.startsWith('/')) return undefined
  const here = 'https://origin.invalid'
  try {
    const url = new URL(target, here)
    // oxlint-disable-next-line no-control-regex -- browsers drop control characters while they read an address
    if (url.origin !== here || /[\\\u0000-\u001f]/.test(target) || url.pathname.startsWith('//')) return undefined
    return url.pathname + url.search + url.hash
  } catch {
    return undefined
  }
}
