import { KILOBYTE } from '@taplet/base/bytes'
import type { MediaItem } from '@taplet/contract'

const TILE_WIDTH = 320 // px: sharp on a dense screen

/** Formats a file size. */
export function mediaSizeLabel(bytes: number): string {
  if (bytes < KILOBYTE ** 2) return `${Math.max(1, Math.round(bytes / KILOBYTE))} KB`
  const [whole, unit] = bytes < KILOBYTE ** 3 ? [KILOBYTE ** 2, 'MB'] : [KILOBYTE ** 3, 'GB']
  return `${Math.round((bytes / whole) * 10) / 10} ${unit}`
}

/** Minutes and seconds, e.g. 1:05. */
export function mediaLengthLabel(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** A thumbnail of the item; empty for a video without a poster. */
export function pictureOf({ kind, posterUrl, sources, url }: MediaItem): string {
  if (posterUrl) return posterUrl
  if (kind === 'VIDEO') return ''
  return (sources.find((source) => source.width >= TILE_WIDTH) ?? sources.at(-1))?.url ?? url
}

const NAMED = 3

/** "Welcome, Menu, Hours and 2 more": the first names, and the number of others. */
export function nameList(names: readonly string[], moreWords: (count: number) => string): string {
  const rest = names.length - NAMED
  return [names.slice(0, NAMED).join(', '), ...(rest > 0 ? [moreWords(rest)] : [])].join(' ')
}
