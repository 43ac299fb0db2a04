import { type CheckedSlide, type LayoutFact, REFERENCE, type ScreenFact, screens, TEXT_SCALES } from '@taplet/checks'
import type { MediaLookup } from '@taplet/slides/schema'
import { SlideView } from '@taplet/slides/view'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { MeasureFrame } from './frame.ts'
import { idle } from './idle.ts'
import { readTexts } from './read-texts.ts'
import { readScreen, readTaps } from './read-screen.ts'
import { readTextRuns } from './read-text-runs.ts'

/** Gives a picture its final size by its aspect ratio, before the browser begins to load it. */
function replaceMedia(box: HTMLElement): void {
  for (const source of box.querySelectorAll('source')) source.remove()
  for (const film of box.querySelectorAll('video')) film.removeAttribute('poster')
  for (const image of box.querySelectorAll('img')) {
    image.removeAttribute('srcset')
    const [width, height] = [image.getAttribute('width'), image.getAttribute('height')]
    image.setAttribute('src', 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==')
    if (width && height && !image.style.aspectRatio) image.style.aspectRatio = `${width} / ${height}`
  }
}

function setSize(box: HTMLElement, { width, height }: { width: number; height: number }): void {
  box.style.width = `${width}px`
  box.style.height = `${height}px`
}

/**
 * Renders a slide on all screen sizes at both text sizes, a little in each idle moment, and reads the results. Throws
 * when the slide was not drawn.
 */
export async function measureSlide(
  frame: MeasureFrame,
  content: CheckedSlide['content'],
  media: MediaLookup,
  signal: AbortSignal,
): Promise<LayoutFact> {
  const box = frame.body.ownerDocument.createElement('div')
  frame.body.replaceChildren(box)
  const root = createRoot(box)
  try {
    await idle(signal)
    frame.setTextScale(1)
    setSize(box, REFERENCE)
    flushSync(() => root.render(<SlideView slide={content} media={media} isDeferred={false} />))
    replaceMedia(box)
    const slide = box.querySelector<HTMLElement>('.tp-slide')
    if (!slide) throw new Error('A slide was not drawn')
    slide.getBoundingClientRect()
    await frame.fontsReady()
    const texts = readTexts(readTextRuns(slide), slide)
    const taps = readTaps(slide)
    const found: ScreenFact[] = []
    for (const textScale of TEXT_SCALES)
      for (const screen of screens) {
        await idle(signal)
        frame.setTextScale(textScale)
        setSize(box, screen)
        found.push(readScreen(slide, screen, textScale))
      }
    return { isEstimate: false, texts, taps, screens: found }
  } finally {
    root.unmount()
    box.remove()
  }
}
