import type { Collision } from '@taplet/slides/edits'
import type { TakesTheirs } from '../../lib/editing/editor-kind.ts'

/** A part of a document in words, for people who choose between two versions of it. */
export interface Described {
  /** E.g. "Opening hours: text". */
  label: string
  mine: string
  theirs: string
}

/** What a person can do with two versions that collide. */
export interface ConflictChoices {
  describe: (collision: Collision) => Described
  onKeepMine: () => void
  onTakeTheirs: () => void
  onMerge: (takesTheirs: TakesTheirs) => void
  onLater: () => void
}
