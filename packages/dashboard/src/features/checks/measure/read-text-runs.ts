import { lettersOf, type TextFact } from '@taplet/checks'

/** A text of one widget, and the lines it fills, in px from the slide's corner. */
export interface TextRun {
  widgetId: string
  node: Text
  /** The element whose style applies. */
  parent: HTMLElement
  lines: TextFact['lines'][number][]
}

const SAME_LINE = 3 // px: fragments of one line may differ slightly in height

/** Joins the boxes of a line: a browser returns one for each fragment. */
function toLines(rects: DOMRectList, origin: DOMRect): TextRun['lines'] {
  const lines: TextRun['lines'] = []
  for (const rect of rects) {
    if (rect.width === 0) continue
    const box = { left: rect.left - origin.left, top: rect.top - origin.top, width: rect.width, height: rect.height }
    const last = lines.at(-1)
    if (!last || Math.abs(last.top - box.top) > SAME_LINE) {
      lines.push(box)
      continue
    }
    const right = Math.max(last.left + last.width, box.left + box.width)
    last.left = Math.min(last.left, box.left)
    last.width = right - last.left
  }
  return lines
}

/** Returns all texts visible on a slide, in their current layout. */
export function readTextRuns(slide: HTMLElement): TextRun[] {
  const origin = slide.getBoundingClientRect()
  const range = slide.ownerDocument.createRange()
  const runs: TextRun[] = []
  for (const cell of slide.querySelectorAll<HTMLElement>('.tp-cell[data-widget-id]')) {
    const walker = slide.ownerDocument.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || !node.nodeValue?.trim() || parent.closest('noscript,svg,[hidden]')) continue
      range.selectNodeContents(node)
      const size = Number.parseFloat(getComputedStyle(parent).fontSize)
      const lines = toLines(range.getClientRects(), origin).map((line) => lettersOf(line, size))
      // The walker is limited to text nodes.
      if (lines.length > 0) runs.push({ widgetId: cell.dataset['widgetId'] ?? '', node: node as Text, parent, lines })
    }
  }
  return runs
}
