import type { Collision } from '@taplet/slides/edits'
import type { TakesTheirs } from '../../lib/editing/editor-kind.ts'

/** Description of a part of a document, for people who choose between two versions of it. */
export interface Described {
  /** E.g. "Opening hours: text". */
  label: string
  mine: string
  theirs: string
}

/** Actions a person can take on two conflicting versions. */
export interface ConflictChoices {
  describe: (collision: Collision) => Described
  onKeepMine: () => void
  onTakeTheirs: () => void
  onMerge: (takesTheirs: TakesTheirs) => void
  onLater: () => void
}
