import { bindFields } from '../../parts/bind-fields.ts'
import { normaliseLinkValue } from '../../social-links/networks.ts'
import { MAX_TEXT } from '../actions/whatsapp.ts'
import { messages } from './messages/messages.ts'
import type { PressFormProps } from './press-form-props.ts'

export function WhatsappForm(props: PressFormProps<'WHATSAPP'>) {
  const { data, onChange, language, controls } = props
  const { field } = bindFields(props)
  const say = messages(language)
  return (
    <>
      <controls.Text
        label={say('number')}
        inputMode="tel"
        placeholder="+351 21 555 0148"
        {...field('number')}
        onBlur={() => onChange({ ...data, number: normaliseLinkValue('phonecall', data.number) })}
      />
      <controls.Text
        label={say('message')}
        multiline
        maxLength={MAX_TEXT}
        placeholder={say('messageExample')}
        hint={say('messageHint')}
        {...field('text')}
      />
    </>
  )
}
