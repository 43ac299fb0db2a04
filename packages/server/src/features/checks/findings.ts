import { MEGABYTE } from '@taplet/base/bytes'
import { type CheckedSlide, checkSlideSteps, toWire, webLinks } from '@taplet/checks'
import { estimateSteps } from '@taplet/checks/estimate'
import type { CheckedAddress, CheckFinding } from '@taplet/contract'
import type { Language } from '@taplet/messages'
import type { MediaLookup } from '@taplet/slides/schema'
import { createHash } from 'node:crypto'
import { createBoundedCache } from '../../platform/bounded-cache.ts'
import { inSteps } from './in-steps.ts'
import type { Pixels } from './pixels.ts'

const MAX_CACHED = 500
const MAX_BYTES = 4 * MEGABYTE

interface Facts {
  /** Whose slide it is. */
  accountId: string
  media: MediaLookup
  addresses: Record<string, CheckedAddress>
  isFirst: boolean
  language: Language
}

/** Caches the findings of each slide by what was checked: saving one slide must not check the other nine again. */
export function createFindings(pixels: Pixels) {
  const cache = createBoundedCache<{ findings: CheckFinding[]; bytes: number }>({
    capacity: MAX_CACHED,
    maxBytes: MAX_BYTES,
    size: ({ bytes }) => bytes,
  })

  /** Returns undefined when the time was up. */
  return async (
    slide: CheckedSlide,
    { accountId, language, ...facts }: Facts,
    isLate: () => boolean,
  ): Promise<CheckFinding[] | undefined> => {
    const text = JSON.stringify(slide)
    const media = Object.entries(facts.media).filter(([url]) => text.includes(url))
    const known = webLinks([slide]).map((url) => facts.addresses[url])
    // A slide may be a megabyte of text: as a key it would be stored as long as its findings.
    const facets = JSON.stringify([text, media, known, facts.isFirst, language])
    const key = createHash('sha256').update(facets).digest('base64url')
    const found = cache.get(key)
    if (found) return found.findings
    if (isLate()) return undefined
    const raster = await pixels(accountId, slide, facts.media)
    const layout = await inSteps(estimateSteps(slide.content, facts.media), isLate)
    const findings = layout && (await inSteps(checkSlideSteps(slide, { ...facts, layout, pixels: raster }), isLate))
    if (!findings) return undefined
    const wire = toWire(findings, language)
    cache.set(key, { findings: wire, bytes: JSON.stringify(wire).length })
    return wire
  }
}
