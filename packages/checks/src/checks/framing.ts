import type { Check } from '../check.ts'

/** Websites that do not let themselves be shown inside another page. */
export const framing: Check = {
  title: 'Websites that cannot be embedded',
  ofSlide({ slideId, websiteUrl }, { addresses }) {
    const fact = websiteUrl && Object.hasOwn(addresses, websiteUrl) ? addresses[websiteUrl] : undefined
    if (!websiteUrl || fact?.mayBeFramed !== false) return []
    return [
      {
        severity: 'NOTE',
        slideId,
        message: `The website at ${new URL(websiteUrl).host} does not let other pages show it. Visitors get a card with a button that opens it.`,
      },
    ]
  },
}
