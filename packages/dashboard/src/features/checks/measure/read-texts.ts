import type { TextFact } from '@taplet/checks'
import { cssColour, isClear } from './css-colour.ts'
import type { Run } from './text-nodes.ts'

/** The elements between the slide and the words, the outermost first. */
function pathTo(parent: HTMLElement, slide: HTMLElement): HTMLElement[] {
  const path: HTMLElement[] = []
  for (let at: HTMLElement | null = parent; at && at !== slide; at = at.parentElement) path.unshift(at)
  return path
}

/** Words with their looks: ink, how much of it, and the grounds below. What a visitor cannot use yet is left out. */
export function readTexts(runs: readonly Run[], slide: HTMLElement): TextFact[] {
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
