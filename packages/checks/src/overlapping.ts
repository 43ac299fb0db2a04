import type { Box } from '@taplet/slides/outline'

interface Line {
  widgetId: string
  box: Box
}

const DEEP = 0.3 // of the lower text's height: descenders and accents may touch, letters may not
const ACROSS = 0.2

/** Pairs of widgets whose lines overlap so far that neither is readable. `by` is the one on top. */
export function overlapping(lines: readonly Line[]): { widgetId: string; by: string }[] {
  const pairs = new Map<string, { widgetId: string; by: string }>()
  const sorted = lines.toSorted((one, other) => one.box.top - other.box.top)
  for (const [index, upper] of sorted.entries()) {
    const foot = upper.box.top + upper.box.height
    for (let at = index + 1; at < sorted.length; at++) {
      const lower = sorted[at]
      if (!lower || lower.box.top >= foot) break
      if (lower.widgetId === upper.widgetId || !isCovered(upper.box, lower.box)) continue
      pairs.set(`${upper.widgetId} ${lower.widgetId}`, { widgetId: upper.widgetId, by: lower.widgetId })
    }
  }
  return [...pairs.values()]
}

function isCovered(upper: Box, lower: Box): boolean {
  const down = Math.min(upper.top + upper.height, lower.top + lower.height) - lower.top
  const across = Math.min(upper.left + upper.width, lower.left + lower.width) - Math.max(upper.left, lower.left)
  return down > DEEP * Math.min(upper.height, lower.height) && across > ACROSS * Math.min(upper.width, lower.width)
}
