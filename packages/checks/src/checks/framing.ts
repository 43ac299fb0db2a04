import type { Check } from '../check.ts'
import { messages } from '../messages/messages.ts'

/** Websites that cannot be embedded. */
export const framing: Check = {
  title: messages.later('framing.title'),
  ofSlide({ slideId, websiteUrl }, { addresses }) {
    const fact = websiteUrl && Object.hasOwn(addresses, websiteUrl) ? addresses[websiteUrl] : undefined
    if (!websiteUrl || fact?.mayBeFramed !== false) return []
    return [
      {
        severity: 'NOTE',
        slideId,
        message: messages.later('framing.refused', { host: new URL(websiteUrl).host }),
      },
    ]
  },
}
