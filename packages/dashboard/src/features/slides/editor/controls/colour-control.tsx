import type { EditorControls } from '@taplet/slides/editor'
import type { ComponentProps } from 'react'
import { useText } from '../../../../lib/text.ts'
import { ColourField } from '../../../../ui/fields/colour-field.tsx'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import { useEditorContext } from '../editor-context.ts'
import { ContrastHint } from './contrast-hint.tsx'
import styles from './controls.module.css'
import { sentence } from './sentence.ts'

/** A colour field with this slide's colours as swatches; it may be empty, and shows its contrast. */
export function ColourControl(props: ComponentProps<EditorControls['Colour']>) {
  const { label, hint, error, value, onChange, readsOn, noneLabel } = props
  const t = useText()
  const { palette, grounds, hasMediaBehind } = useEditorContext()
  const behind = readsOn === 'ground' ? grounds : readsOn
  const field = (
    <ColourField
      label={label}
      hint={hint}
      error={sentence(label, error)}
      value={value}
      onChange={onChange}
      swatches={palette}
      texts={{ code: t('slides:colour.code'), own: t('slides:colour.own') }}
    />
  )
  return (
    <div className={styles.stack}>
      {noneLabel && (
        <SwitchField
          label={label}
          hint={value ? undefined : noneLabel}
          checked={value !== ''}
          onChange={(isOn) => onChange(isOn ? (palette[0] ?? '#FFFFFF') : '')}
        />
      )}
      {value && field}
      {behind && value && (
        <ContrastHint
          colour={value}
          grounds={behind}
          hasMediaBehind={readsOn === 'ground' && hasMediaBehind}
          onChange={onChange}
        />
      )}
    </div>
  )
}
