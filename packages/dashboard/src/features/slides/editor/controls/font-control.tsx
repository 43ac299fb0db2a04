import type { EditorControls } from '@taplet/slides/editor'
import { type ComponentProps, useMemo } from 'react'
import { SelectField } from '../../../../ui/fields/select-field.tsx'

// A face is fetched when its name is drawn: names below the fold of a small phone wait until they are scrolled to.
const ROW = {
  fontSize: '1.25rem',
  lineHeight: '2rem',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 32px',
} as const

/** The type case, each face's name in its own letters. */
export function FontControl(props: ComponentProps<EditorControls['Font']>) {
  const options = useMemo(
    () => props.options.map((option) => ({ ...option, style: { ...option.style, ...ROW } })),
    [props.options],
  )
  return <SelectField {...props} options={options} />
}
