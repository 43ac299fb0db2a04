import type { EditorProps } from '../../../define/define-editor.ts'
import { fittedPixels } from '../fitted-size.ts'
import type { textBoxSchema } from '../schema.ts'

// The phone that slides are designed on: its type, the width between its gutters, and its height, px.
const PHONE = { rem: 16, column: 342, height: 844 }

/** Says what a phone makes of a size that does not fit it; undefined when the size is the one that shows. */
export function fittedHint(data: EditorProps<typeof textBoxSchema>['data']): string | undefined {
  const { textSize, fitLines } = data.metadata
  const shown = Math.round(fittedPixels(data, PHONE))
  if (shown >= textSize) return undefined
  return `${textSize} px, shown at about ${shown} so that each ${fitLines ? 'line' : 'word'} fits.`
}
