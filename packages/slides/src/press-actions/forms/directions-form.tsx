import { bindFields } from '../../parts/bind-fields.ts'
import { messages } from './messages/messages.ts'
import type { PressFormProps } from './press-form-props.ts'

export function DirectionsForm(props: PressFormProps<'DIRECTIONS'>) {
  const { language, controls } = props
  const { field } = bindFields(props)
  const say = messages(language)
  return (
    <controls.Text
      label={say('address')}
      placeholder={say('addressExample')}
      hint={say('coordinates')}
      {...field('place')}
    />
  )
}
