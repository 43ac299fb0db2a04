import type { EditorControls } from '@taplet/slides/editor'
import type { ComponentProps } from 'react'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { LongText } from './long-text.tsx'
import { sentence } from './sentence.ts'

/** A text field of one or several lines. */
export function TextControl(props: ComponentProps<EditorControls['Text']>) {
  const { label, hint, error, value, onChange, onBlur, multiline, maxLength, placeholder, inputMode, prefix, type } =
    props
  const texts = {
    label,
    hint,
    error: sentence(label, error),
    ...(maxLength && value && { aside: `${Array.from(value).length} / ${maxLength}` }),
  }
  // Browsers lay out a placeholder again with each letter, even when hidden.
  const shared = { value, onBlur, placeholder: value ? undefined : placeholder }
  if (multiline)
    return <LongText {...texts} {...shared} onChange={onChange} {...(props.insert && { insert: props.insert })} />
  return (
    <TextField
      {...texts}
      {...shared}
      {...(inputMode && { inputMode })}
      {...(type && { type })}
      {...(prefix && { icon: 'at' as const })}
      autoComplete="off"
      autoCapitalize={inputMode === undefined ? 'sentences' : 'none'}
      spellCheck={inputMode === undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
