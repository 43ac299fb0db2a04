import { bindFields } from '../../parts/bind-fields.ts'
import { messages } from './messages/messages.ts'
import type { PressFormProps } from './press-form-props.ts'

export function WifiForm(props: PressFormProps<'WIFI'>) {
  const { language, controls } = props
  const { field } = bindFields(props)
  const say = messages(language)
  return (
    <>
      {/* Case and spaces matter: a keyboard must not correct them. */}
      <controls.Text label={say('network')} inputMode="text" {...field('network')} />
      <controls.Text label={say('password')} inputMode="text" hint={say('passwordHint')} {...field('password')} />
    </>
  )
}
