import type { Language } from '@taplet/messages'
import type { EditorControls } from '../../define/define-editor.ts'
import type { PressActionOf, PressActionType } from '../press-actions.ts'

/** The props of the fields of one action: controlled, one change at a time. */
export interface PressFormProps<T extends PressActionType> {
  data: PressActionOf<T>
  onChange: (data: PressActionOf<T>) => void
  /** By the name of the field. */
  errors: Readonly<Record<string, string | undefined>>
  controls: EditorControls
  language: Language
}
