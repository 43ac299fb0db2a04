import type { TextFact } from '@taplet/checks'
import { cssColour, isClear } from './css-colour.ts'
import type { TextRun } from './read-text-runs.ts'

/** The elements between the slide and the text, outermost first. */
function pathTo(parent: HTMLElement, slide: HTMLElement): HTMLElement[] {
  const path: HTMLElement[] = []
  for (let at: HTMLElement | null = parent; at && at !== slide; at = at.parentElement) path.unshift(at)
  return path
}

/** Texts with their style: colour, opacity, and the backgrounds below. Omits what visitors cannot use yet. */
export function readTexts(runs: readonly TextRun[], slide: HTMLElement): TextFact[] {
  const view = slide.ownerDocument.defaultView
  if (!view) return []
  return runs.flatMap(({ widgetId, parent, lines }) => {
    if (parent.closest('.tp-off')) return []
    const styles = pathTo(parent, slide).map((element) => view.getComputedStyle(element))
    const own = styles.at(-1)
    if (!own) return []
    return {
      widgetId,
      lines,
      size: Number.parseFloat(own.fontSize),
      weight: Number.parseFloat(own.fontWeight),
      ink: cssColour(own.color),
      opacity: styles.reduce((share, { opacity }) => share * Number(opacity), 1),
      fills: styles.map(({ backgroundColor }) => cssColour(backgroundColor)).filter((colour) => !isClear(colour)),
    }
  })
}
