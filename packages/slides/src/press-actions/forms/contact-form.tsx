import { bindFields } from '../../parts/bind-fields.ts'
import { normaliseLinkValue } from '../../social-links/networks.ts'
import { messages } from './messages/messages.ts'
import type { PressFormProps } from './press-form-props.ts'

/** The values that are cleaned once they are typed. */
const LINKS = { phone: 'phonecall', email: 'email', web: 'customlink' } as const

export function ContactForm(props: PressFormProps<'CONTACT'>) {
  const { data, onChange, language, controls } = props
  const { field } = bindFields(props)
  const say = messages(language)
  const cleaned = (name: keyof typeof LINKS) => ({
    ...field(name),
    onBlur: () => onChange({ ...data, [name]: normaliseLinkValue(LINKS[name], data[name]) }),
  })
  return (
    <>
      <controls.Text
        label={say('name')}
        placeholder={say('nameExample')}
        hint={say('contactHint')}
        {...field('name')}
      />
      <controls.Text label={say('company')} placeholder={say('companyExample')} {...field('company')} />
      <controls.Text label={say('phone')} inputMode="tel" placeholder="+351 21 555 0148" {...cleaned('phone')} />
      <controls.Text label={say('email')} inputMode="email" placeholder="hello@lark.coffee" {...cleaned('email')} />
      <controls.Text label={say('web')} inputMode="url" placeholder="https://" {...cleaned('web')} />
      <controls.Text label={say('address')} placeholder={say('addressExample')} {...field('address')} />
    </>
  )
}
