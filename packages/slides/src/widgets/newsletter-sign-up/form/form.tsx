import type { EditorProps } from '../../../define/define-editor.ts'
import { asksOptions } from '../../../form/asks-options.ts'
import { FormThemeControls } from '../../../form/form-theme-controls.tsx'
import { bindFields } from '../../../parts/bind-fields.ts'
import { SpaceAbove } from '../../../parts/space-above.tsx'
import { DEFAULT_CONSENT, type newsletterSignUpSchema } from '../schema.ts'
import { messages } from './messages/messages.ts'

type SignUp = typeof newsletterSignUpSchema

export function WordsSection(props: EditorProps<SignUp>) {
  const {
    controls: { Choice, Text },
    language,
  } = props
  const { field, choice } = bindFields(props)
  const say = messages(language)
  return (
    <>
      <Text label={say('headline')} maxLength={120} {...field('prompt')} placeholder={say('headlineExample')} />
      <Choice label={say('name')} hint={say('asksHint')} {...choice('asksName')} options={asksOptions(language)} />
      <Text label={say('buttonText')} maxLength={40} {...field('buttonText')} placeholder={say('buttonExample')} />
    </>
  )
}

export function ConsentSection(props: EditorProps<SignUp>) {
  const {
    data,
    errors,
    onChange,
    controls: { Text },
    language,
  } = props
  const { field } = bindFields(props)
  const say = messages(language)
  return (
    <>
      <Text
        label={say('consentText')}
        multiline
        maxLength={500}
        {...field('consentText')}
        placeholder={DEFAULT_CONSENT}
        hint={say('consentHint')}
      />
      <Text
        label={say('privacy')}
        inputMode="url"
        value={data.privacyUrl}
        error={errors['privacyUrl']}
        placeholder="https://"
        hint={say('privacyHint')}
        onChange={(privacyUrl) => onChange({ ...data, privacyUrl: privacyUrl.trim() })}
      />
      <Text label={say('thankYou')} multiline maxLength={300} {...field('thankYou')} hint={say('thankYouHint')} />
    </>
  )
}

export function LookSection(props: EditorProps<SignUp>) {
  const { data, errors, onChange, controls, language } = props
  const { field } = bindFields(props)
  const { metadata } = data
  return (
    <>
      <FormThemeControls
        language={language}
        theme={metadata}
        {...{ errors, controls }}
        onChange={(look) => onChange({ ...data, metadata: look })}
      />
      <SpaceAbove language={language} {...field('metadata.spacing')} controls={controls} />
    </>
  )
}
