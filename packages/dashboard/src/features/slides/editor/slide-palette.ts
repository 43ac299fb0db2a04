import type { Slide } from '@taplet/slides/schema'

const MAX_SWATCHES = 5
const COLOUR = /^#[0-9a-f]{6}$/i

/** Every colour found in the data. */
function coloursIn(value: unknown): string[] {
  if (typeof value === 'string') return COLOUR.test(value) ? [value.toUpperCase()] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(coloursIn)
}

/** The colours of this slide, most used first, filled up with default ones. */
export function slidePalette({ viewMetadata, widgets }: Slide): string[] {
  const { theme, backgroundMedia } = viewMetadata
  const own = coloursIn([
    theme.ink,
    theme.accent,
    theme.onAccent,
    backgroundMedia.color,
    widgets.map((one) => one.widgetData),
  ])
  const counts = new Map<string, number>()
  for (const colour of own) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  const ranked = [...counts].sort(([, one], [, other]) => other - one).map(([colour]) => colour)
  return [...new Set([...ranked, '#FFFFFF', '#0E1A2B', '#1263D2'])].slice(0, MAX_SWATCHES)
}
