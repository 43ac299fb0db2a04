import type { Collision } from '@taplet/slides/edits'
import type { Message } from '@taplet/messages'
import { qrBalls, qrFrames, qrPatterns } from '@taplet/qr'
import { language, text } from '../../../../lib/text.ts'
import type { qrDesigner } from '../../../../text/en/qr/qr-designer.ts'
import type { Described } from '../../../../editing/conflict/described.ts'
import { valueLabel } from '../../../../editing/value-label.ts'

type Part = keyof (typeof qrDesigner)['parts']
const shapes: Partial<Record<string, readonly { id: string; name: Message }[]>> = {
  pattern: qrPatterns,
  border: qrFrames,
  center: qrBalls,
}

/** Describes a part of a design, for people who choose between two versions of it. */
export function describePart({ path, mine, theirs }: Collision): Described {
  const field = path.at(-1) ?? ''
  const label = text(`qrDesigner:parts.${field as Part}`)
  const words = (value: unknown) => shapes[field]?.find(({ id }) => id === value)?.name(language) ?? valueLabel(value)
  return {
    // A key missing from the table is returned unchanged.
    label: label.startsWith('qrDesigner:') ? text('qrDesigner:parts.logo') : label,
    mine: words(mine),
    theirs: words(theirs),
  }
}
