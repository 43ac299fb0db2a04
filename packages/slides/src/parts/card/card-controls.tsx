import type { CardStyle } from '../../define/card-style.ts'
import type { EditorControls } from '../../define/define-editor.ts'
import type { Language } from '@taplet/messages'
import { FormThemeControls } from '../../form/form-theme-controls.tsx'
import { SpaceAbove } from '../space-above.tsx'

interface CardControlsProps<Data extends { metadata: CardStyle }> {
  data: Data
  errors: Readonly<Record<string, string | undefined>>
  onChange: (data: Data) => void
  language: Language
  controls: EditorControls
}

/** The style section in the form of a widget that can stand on a card. */
export function CardControls<Data extends { metadata: CardStyle }>(props: CardControlsProps<Data>) {
  const { data, errors, onChange, language, controls } = props
  const change = (metadata: CardStyle) => onChange({ ...data, metadata })
  return (
    <>
      <FormThemeControls theme={data.metadata} onChange={change} {...{ errors, language, controls }} />
      <SpaceAbove
        value={data.metadata.spacing}
        onChange={(spacing) => change({ ...data.metadata, spacing })}
        {...{ language, controls }}
      />
    </>
  )
}
