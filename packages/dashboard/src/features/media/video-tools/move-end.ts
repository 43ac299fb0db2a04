import type { MediaTrim } from '@taplet/contract'

/** Shorter parts are considered mistakes. */
const SHORTEST_MS = 500

/** Moves one end of the part, pushing the other where they would meet. */
export function moveEnd(part: MediaTrim, end: keyof MediaTrim, at: number, lengthMs: number): MediaTrim {
  if (end === 'startMs') {
    const startMs = Math.min(Math.max(0, at), lengthMs - SHORTEST_MS)
    return { startMs, endMs: Math.max(part.endMs, startMs + SHORTEST_MS) }
  }
  const endMs = Math.max(SHORTEST_MS, Math.min(at, lengthMs))
  return { startMs: Math.min(part.startMs, endMs - SHORTEST_MS), endMs }
}
