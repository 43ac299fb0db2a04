import { overlapping, type Screen, type ScreenFact } from '@taplet/checks'
import { readTextRuns, type TextRun } from './read-text-runs.ts'

const ROUNDING = 1.5
const SHORTEST = 5 // characters: shorter words fit everywhere
// Where a browser may break a line inside a word without harm.
const SOFT_BREAKS = /(?<=[-–—/?&=.,_@])/
// Scripts without spaces between words break between any two characters.
const CAN_BREAK = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u9fff\uac00-\ud7af]/u

/** Yields the start and end of each word. */
function* wordsOf(text: string): Generator<{ word: string; start: number }> {
  for (const match of text.matchAll(/\S+/g)) {
    let start = match.index
    for (const word of match[0].split(SOFT_BREAKS)) {
      if (word.length >= SHORTEST && !CAN_BREAK.test(word)) yield { word, start }
      start += word.length
    }
  }
}

/** Words broken over two lines, with the size at which each would fit on one. */
function brokenWords({ node, parent, widgetId, lines }: TextRun, textScale: 1 | 2): ScreenFact['broken'][number][] {
  const text = node.nodeValue ?? ''
  if (lines.length < 2) return []
  const range = parent.ownerDocument.createRange()
  const broken: ScreenFact['broken'][number][] = []
  for (const { word, start } of wordsOf(text)) {
    range.setStart(node, start)
    range.setEnd(node, start + word.length)
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0)
    const tops = new Set(rects.map((rect) => Math.round(rect.top)))
    if (tops.size < 2) continue
    const width = rects.reduce((sum, rect) => sum + rect.width, 0)
    const room = Math.max(...rects.map((rect) => rect.width))
    const size = Number.parseFloat(getComputedStyle(parent).fontSize)
    broken.push({ widgetId, word, fitsAt: ((size * room) / width / textScale) * 0.97 })
  }
  return broken
}

const isCut = ({ lines, parent }: TextRun, width: number): boolean =>
  parent.closest('[style*="rotate"]') === null &&
  lines.some((line) => line.left < -ROUNDING || line.left + line.width > width + ROUNDING)

const unique = (ids: readonly string[]): string[] => [...new Set(ids)]

/** Positions of tap targets, in px from the slide's corner. */
export function readTaps(slide: HTMLElement): { widgetId: string; box: TextRun['lines'][number] }[] {
  const origin = slide.getBoundingClientRect()
  return [...slide.querySelectorAll<HTMLElement>('.tp-cell[data-widget-id] :is(a[href],button:not([hidden]))')].map(
    (element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const widgetId = element.closest<HTMLElement>('[data-widget-id]')?.dataset['widgetId'] ?? ''
      return { widgetId, box: { left: left - origin.left, top: top - origin.top, width, height } }
    },
  )
}

/** Returns the problems of a slide rendered in a box of this size. */
export function readScreen(slide: HTMLElement, screen: Screen, textScale: 1 | 2): ScreenFact {
  const runs = readTextRuns(slide)
  return {
    screen,
    textScale,
    cut: unique(runs.filter((run) => isCut(run, screen.width)).map(({ widgetId }) => widgetId)),
    broken: runs.flatMap((run) => brokenWords(run, textScale)),
    covered: overlapping(runs.flatMap(({ widgetId, lines }) => lines.map((box) => ({ widgetId, box })))),
    below: unique(
      readTaps(slide)
        .filter(({ box }) => box.top + box.height / 2 > screen.height)
        .map(({ widgetId }) => widgetId),
    ),
  }
}
