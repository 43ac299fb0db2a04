import type { EditorControls } from '@taplet/slides/editor'
import { type ComponentProps, useMemo } from 'react'
import { addTexts, useText } from '../../../../../lib/text.ts'
import { hoursControls } from '../../../../../text/en/slides/hours-controls.ts'
import { SelectField } from '../../../../../ui/fields/select-field.tsx'
import { zoneOptions } from '../../../../../ui/fields/zone-options.ts'

addTexts('hoursControls', hoursControls)

/** A time zone, or that of the app. */
export function ZoneControl(props: ComponentProps<EditorControls['Zone']>) {
  const t = useText()
  const { value } = props
  const options = useMemo(
    () => [{ value: '', label: t('hoursControls:sameAsApp') }, ...zoneOptions(...(value ? [value] : []))],
    [value, t],
  )
  return <SelectField {...props} options={options} />
}
