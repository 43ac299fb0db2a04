import type { EditorProps } from '../../../define/define-editor.ts'
import { bindFields } from '../../../parts/bind-fields.ts'
import { CardControls } from '../../../parts/card/card-controls.tsx'
import { messages } from './messages/messages.ts'
import { MOST_SPANS, MOST_SPECIAL_DAYS, type openingHoursSchema } from '../schema.ts'

type Props = EditorProps<typeof openingHoursSchema>

export function WeekSection(props: Props) {
  const {
    controls: { Text, Week },
    language,
  } = props
  const { field } = bindFields(props)
  const say = messages(language)
  return (
    <>
      <Text label={say('headline')} maxLength={60} {...field('title')} placeholder={say('titleExample')} />
      <Week label={say('hours')} hint={say('hoursHint')} mostSpans={MOST_SPANS} {...field('week')} />
    </>
  )
}

export function SpecialDaysSection(props: Props) {
  const {
    controls: { SpecialDays },
    language,
  } = props
  const { field } = bindFields(props)
  const say = messages(language)
  return (
    <SpecialDays
      label={say('specialDays')}
      hint={say('specialDaysHint')}
      most={MOST_SPECIAL_DAYS}
      mostSpans={MOST_SPANS}
      {...field('specialDays')}
    />
  )
}

const clocks = ['AUTO', 'H24', 'H12'] as const

export function ClockSection(props: Props) {
  const {
    controls: { Choice, Zone },
    language,
  } = props
  const { field, choice } = bindFields(props)
  const say = messages(language)
  return (
    <>
      <Zone label={say('timeZone')} hint={say('timeZoneHint')} {...field('timeZone')} />
      <Choice
        label={say('clock')}
        hint={say('clockHint')}
        {...choice('clock')}
        options={clocks.map((value) => ({ value, label: say(`clocks.${value}`) }))}
      />
    </>
  )
}

export const StyleSection = (props: Props) => <CardControls {...props} />
