import type { EditorControls } from '@taplet/slides/editor'
import type { ComponentProps } from 'react'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { sentence } from './sentence.ts'
import { useTypedNumber } from './use-typed-number.ts'

/** A number field, typed or stepped with the arrow keys. */
export function NumberField(props: ComponentProps<EditorControls['Number']>) {
  const { label, hint, error, unit } = props
  const input = useTypedNumber(props)
  return <TextField {...input} {...{ label, hint }} error={sentence(label, error)} {...(unit && { unit })} />
}
