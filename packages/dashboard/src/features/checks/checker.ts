import {
  type AddressFact,
  checkApp,
  type CheckedSlide,
  checkSlide,
  type Finding,
  type LayoutFact,
  packLayout,
  unpackLayout,
} from '@taplet/checks'
import type { MeasuredLayout } from '@taplet/contract'
import type { MediaLookup } from '@taplet/slides/schema'
import { createMeasureFrame, type MeasureFrame } from './measure/frame.ts'
import { layoutKey } from './measure/layout-key.ts'
import { measureSlide } from './measure/measure-slide.tsx'
import { createPixels } from './pixels.ts'

/** What was measured earlier, by slide id; of slides that changed since it is not used. */
export type StoredLayouts = ReadonlyMap<string, MeasuredLayout>

interface Work {
  slides: readonly CheckedSlide[]
  media: MediaLookup
  addresses: Readonly<Record<string, AddressFact>>
  /** Whether these are all slides of an app, in order. */
  isApp: boolean
  stored: StoredLayouts
}

interface Run {
  signal: AbortSignal
  /** Receives the findings known so far, and the number of slides that are still to be measured. */
  onFindings: (findings: Finding[], left: number) => void
  /** Receives each slide that had to be measured. */
  onMeasured: (layout: MeasuredLayout) => void
  /** Resolves when measuring may begin. */
  whenCalm: () => Promise<void>
}

interface Known {
  media: MediaLookup
  /** Undefined where slides cannot be measured. */
  layout: LayoutFact | undefined
}

const NOTHING_ON_IT: LayoutFact = { isEstimate: false, texts: [], taps: [], screens: [] }

/** Runs all checks in this browser. A slide is measured when neither this checker nor the store knows its layout. */
export function createChecker() {
  const pixelsOf = createPixels()
  const cache = new WeakMap<CheckedSlide['content'], Known>()
  let frame: MeasureFrame | undefined
  let turn: Promise<unknown> = Promise.resolve()

  function recall({ slideId, content }: CheckedSlide, { media, stored }: Work): Known | undefined {
    if (content.widgets.length === 0) return { media, layout: NOTHING_ON_IT }
    const cached = cache.get(content)
    if (cached?.media === media) return cached
    const found = stored.get(slideId)
    if (found?.measured !== layoutKey(content, media)) return undefined
    const known = { media, layout: unpackLayout(found.layout) }
    cache.set(content, known)
    return known
  }

  async function measure({ slideId, content }: CheckedSlide, media: MediaLookup, signal: AbortSignal) {
    frame ??= createMeasureFrame()
    const layout = frame && (await measureSlide(frame, content, media, signal))
    cache.set(content, { media, layout })
    return layout && { slideId, measured: layoutKey(content, media), layout: packLayout(layout) }
  }

  async function findingsOf(work: Work): Promise<Finding[]> {
    const { slides, media, addresses, isApp } = work
    const pixels = await Promise.all(slides.map((slide) => pixelsOf(slide, media)))
    const findings = slides.flatMap((slide, index) => {
      const layout = recall(slide, work)?.layout
      return checkSlide(slide, { layout, pixels: pixels[index], addresses, media, isFirst: isApp && index === 0 })
    })
    return isApp ? [...findings, ...checkApp(slides, media)] : findings
  }

  async function run(work: Work, { signal, onFindings, onMeasured, whenCalm }: Run): Promise<void> {
    const left = work.slides.filter((slide) => !recall(slide, work))
    const report = async (count: number) => {
      const findings = await findingsOf(work)
      signal.throwIfAborted()
      onFindings(findings, count)
    }
    await report(left.length)
    if (left.length > 0) await whenCalm()
    for (const [index, slide] of left.entries()) {
      const one = await measure(slide, work.media, signal)
      if (one) onMeasured(one)
      await report(left.length - index - 1)
    }
  }

  return {
    /** Reports all findings about these slides. One run at a time has the frame. */
    run(work: Work, options: Run): Promise<void> {
      const mine = turn.then(() => run(work, options))
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
