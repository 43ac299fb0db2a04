import { bindFields } from '../../parts/bind-fields.ts'
import { MAX_NOTES, MAX_TITLE } from '../actions/calendar.ts'
import { messages } from './messages/messages.ts'
import type { PressFormProps } from './press-form-props.ts'

const DAY = 10 // characters of a day in `2027-05-01T19:30`

export function CalendarForm(props: PressFormProps<'CALENDAR'>) {
  const { data, errors, onChange, language, controls } = props
  const { Switch, Text, Zone } = controls
  const { field, toggle } = bindFields(props)
  const say = messages(language)
  const { isAllDay } = data
  const time = (name: 'start' | 'end') => ({
    type: isAllDay ? ('date' as const) : ('datetime-local' as const),
    value: isAllDay ? data[name].slice(0, DAY) : data[name],
    error: errors[name],
    onChange: (typed: string) => onChange({ ...data, [name]: typed.length === DAY ? `${typed}T00:00` : typed }),
  })
  return (
    <>
      <Text label={say('event')} placeholder={say('eventExample')} maxLength={MAX_TITLE} {...field('title')} />
      <Switch label={say('allDay')} {...toggle('isAllDay')} />
      <Text label={say('start')} {...time('start')} />
      <Text label={say(isAllDay ? 'lastDay' : 'end')} {...(!isAllDay && { hint: say('endHint') })} {...time('end')} />
      {!isAllDay && <Zone label={say('zone')} {...field('timeZone')} />}
      <Text label={say('place')} placeholder={say('addressExample')} {...field('place')} />
      <Text label={say('notes')} multiline maxLength={MAX_NOTES} {...field('notes')} />
    </>
  )
}
