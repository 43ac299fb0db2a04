import {
  type AddressFact,
  checkApp,
  type CheckedSlide,
  checkSlide,
  type Finding,
  type LayoutFact,
  type Raster,
} from '@taplet/checks'
import type { MediaLookup } from '@taplet/slides/schema'
import { createMeasureFrame, type MeasureFrame } from './measure/frame.ts'
import { measureSlide } from './measure/measure-slide.tsx'
import { createPixels } from './pixels.ts'

interface Measured {
  media: MediaLookup
  layout: LayoutFact | undefined
  pixels: Raster | undefined
}

interface Work {
  slides: readonly CheckedSlide[]
  media: MediaLookup
  addresses: Readonly<Record<string, AddressFact>>
  /** Whether these are all slides of an app, in order. */
  isApp: boolean
}

/** Runs all checks in this browser; a slide's measurements are cached until it changes. */
export function createChecker() {
  const pixelsOf = createPixels()
  const cache = new WeakMap<CheckedSlide['content'], Measured>()
  let frame: MeasureFrame | undefined
  let turn: Promise<unknown> = Promise.resolve()

  async function measure(slide: CheckedSlide, media: MediaLookup, signal: AbortSignal): Promise<Measured> {
    const known = cache.get(slide.content)
    if (known?.media === media) return known
    frame ??= createMeasureFrame()
    const layout = frame && (await measureSlide(frame, slide.content, media, signal))
    const measured = { media, layout, pixels: await pixelsOf(slide, media) }
    cache.set(slide.content, measured)
    return measured
  }

  async function run({ slides, media, addresses, isApp }: Work, signal: AbortSignal): Promise<Finding[]> {
    const findings: Finding[] = []
    for (const [index, slide] of slides.entries()) {
      const { layout, pixels } = await measure(slide, media, signal)
      findings.push(...checkSlide(slide, { layout, pixels, addresses, media, isFirst: isApp && index === 0 }))
    }
    return isApp ? [...findings, ...checkApp(slides, media)] : findings
  }

  return {
    /** Returns all findings about these slides. One run at a time: they share the frame. */
    run(work: Work, signal: AbortSignal): Promise<Finding[]> {
      const mine = turn.then(() => run(work, signal))
      turn = mine.catch(() => undefined)
      return mine
    },
    dispose(): void {
      frame?.dispose()
      frame = undefined
    },
  }
}
export type Checker = ReturnType<typeof createChecker>
