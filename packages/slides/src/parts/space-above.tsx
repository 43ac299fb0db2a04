import type { Language } from '@taplet/messages'
import type { EditorControls } from '../define/define-editor.ts'
import { messages } from './messages/messages.ts'

interface SpaceAboveProps {
  value: number
  onChange: (spacing: number) => void
  language: Language
  controls: Pick<EditorControls, 'Slider'>
}

const LEAST = -60 // px: as far as pictures may overlap what is above them
const MOST = 200

/** The control for the space above a widget, as every widget has it in its form. */
export const SpaceAbove = ({ value, onChange, language, controls: { Slider } }: SpaceAboveProps) => (
  <Slider label={messages(language)('spaceAbove')} unit="px" min={LEAST} max={MOST} {...{ value, onChange }} />
)
