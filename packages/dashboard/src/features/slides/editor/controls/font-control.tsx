import type { EditorControls } from '@taplet/slides/editor'
import { type ComponentProps, useMemo } from 'react'
import { SelectField } from '../../../../ui/fields/select-field.tsx'

// A font is fetched when its name is rendered: names that must be scrolled to on a small phone wait until then.
const ROW = {
  fontSize: '1.25rem',
  lineHeight: '2rem',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 32px',
} as const

/** Chooses a font, each name in its own typeface. */
export function FontControl(props: ComponentProps<EditorControls['Font']>) {
  const options = useMemo(
    () => props.options.map((option) => ({ ...option, style: { ...option.style, ...ROW } })),
    [props.options],
  )
  return <SelectField {...props} options={options} />
}
