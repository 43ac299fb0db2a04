import { type CheckedSlide, checkSlideSteps, toWire, webLinks } from '@taplet/checks'
import { estimateSteps } from '@taplet/checks/estimate'
import type { CheckedAddress, CheckFinding } from '@taplet/contract'
import type { MediaLookup } from '@taplet/slides/schema'
import { inSteps } from './in-steps.ts'
import type { Pixels } from './pixels.ts'

const MAX_KEPT = 500

interface Facts {
  media: MediaLookup
  addresses: Record<string, CheckedAddress>
  isFirst: boolean
}

/** What the checks say of a slide, kept by what was checked: a save of one slide must not reckon the other nine again. */
export function createFindings(pixels: Pixels) {
  const kept = new Map<string, CheckFinding[]>()

  function keep(key: string, findings: CheckFinding[]): void {
    kept.set(key, findings)
    const [oldest] = kept.keys()
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
  }

  /** Undefined when it got too late for it. */
  return async (slide: CheckedSlide, facts: Facts, isLate: () => boolean): Promise<CheckFinding[] | undefined> => {
    const text = JSON.stringify(slide)
    const media = Object.entries(facts.media).filter(([url]) => text.includes(url))
    const known = webLinks([slide]).map((url) => facts.addresses[url])
    const key = JSON.stringify([text, media, known, facts.isFirst])
    const found = kept.get(key)
    if (found) return found
    if (isLate()) return undefined
    const raster = await pixels(slide, facts.media)
    const layout = await inSteps(estimateSteps(slide.content, facts.media), isLate)
    const findings = layout && (await inSteps(checkSlideSteps(slide, { ...facts, layout, pixels: raster }), isLate))
    if (!findings) return undefined
    const wire = toWire(findings)
    keep(key, wire)
    return wire
  }
}
