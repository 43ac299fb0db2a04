import type { Collision } from '@taplet/slides/edits'
import { qrBalls, qrFrames, qrPatterns } from '@taplet/qr'
import { text } from '../../../../lib/text.ts'
import type { qrDesigner } from '../../../../text/en/qr/qr-designer.ts'
import type { Described } from '../../../../editing/conflict/described.ts'
import { valueWords } from '../../../../editing/value-words.ts'

type Part = keyof (typeof qrDesigner)['parts']
const shapes: Partial<Record<string, readonly { id: string; name: string }[]>> = {
  pattern: qrPatterns,
  border: qrFrames,
  center: qrBalls,
}

/** A part of a design in words, for people who choose between two versions of it. */
export function describePart({ path, mine, theirs }: Collision): Described {
  const field = path.at(-1) ?? ''
  const label = text(`qrDesigner:parts.${field as Part}`)
  const words = (value: unknown) => shapes[field]?.find(({ id }) => id === value)?.name ?? valueWords(value)
  return {
    // A key that is not in the table answers itself.
    label: label.startsWith('qrDesigner:') ? text('qrDesigner:parts.logo') : label,
    mine: words(mine),
    theirs: words(theirs),
  }
}
