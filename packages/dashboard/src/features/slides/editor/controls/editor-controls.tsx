import type { EditorControls } from '@taplet/slides/editor'
import { Segment } from '../../../../ui/fields/segment.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { SliderField } from '../../../../ui/fields/slider-field.tsx'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import { ColourControl } from './colour-control.tsx'
import styles from './controls.module.css'
import { MediaControl } from './media-control.tsx'
import { NumberField } from './number-field.tsx'
import { TextControl } from './text-control.tsx'

/** The dashboard's fields in the shape that widgets' forms ask for. */
export const editorControls: EditorControls = {
  Choice: Segment,
  Colour: ColourControl,
  Media: MediaControl,
  Number: NumberField,
  Pair: ({ children }) => <div className={styles['pair']}>{children}</div>,
  Select: SelectField,
  Slider: SliderField,
  Switch: SwitchField,
  Text: TextControl,
}
