import type { Language } from '@taplet/messages'
import type { EditorProps } from '../../../define/define-editor.ts'
import { fittedPixels } from '../fitted-size.ts'
import { messages } from '../messages/messages.ts'
import type { textBoxSchema } from '../schema.ts'

// The phone that slides are designed on: its font size, the width between its margins, and its height, px.
const PHONE = { rem: 16, column: 342, height: 844 }

/** Says how a phone shrinks a size that does not fit it; undefined when the size is shown unchanged. */
export function fittedHint(data: EditorProps<typeof textBoxSchema>['data'], language: Language): string | undefined {
  const { textSize: size, fitLines } = data.metadata
  const shown = Math.round(fittedPixels(data, PHONE))
  if (shown >= size) return undefined
  return messages(language)(fitLines ? 'fittedLine' : 'fittedWord', { size, shown })
}
