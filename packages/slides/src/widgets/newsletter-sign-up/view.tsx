import { DEFAULT_LANGUAGE } from '@taplet/messages'
import type { ViewProps } from '../../define/define-widget.ts'
import { fieldAttributes, InputField, Problem } from '../../form/field.tsx'
import { FORM_ADDRESSES, FORM_LENGTHS } from '../../form/form-addresses.ts'
import { FormFrame } from '../../form/form-frame.tsx'
import { messages } from '../../form/messages/messages.ts'
import { isSafeLink } from '../../define/fields.ts'
import { agreedText, type newsletterSignUpSchema } from './schema.ts'

type Props = ViewProps<typeof newsletterSignUpSchema>

/** A checkbox that is never ticked by default, beside the text that is stored with the consent. */
function Consent({
  data,
  place,
  answer,
  language = DEFAULT_LANGUAGE,
}: Pick<Props, 'data' | 'place' | 'answer' | 'language'>) {
  const { defaultValue, ...attributes } = fieldAttributes({ name: 'consent', asks: 'REQUIRED', place, answer })
  return (
    <div className="tp-consent">
      <label>
        {place?.consentVersion ? (
          <input type="hidden" name="consentVersion" defaultValue={place.consentVersion(agreedText(data))} />
        ) : null}
        <input type="checkbox" value="true" {...attributes} defaultChecked={defaultValue === 'true'} />
        <span>{agreedText(data)}</span>
      </label>
      <Problem name="consent" {...{ place, answer }} />
      {isSafeLink(data.privacyUrl) ? (
        <a href={data.privacyUrl} target="_blank" rel="noopener noreferrer">
          {messages(language)('privacy')}
        </a>
      ) : null}
    </div>
  )
}

/** One address, one checkbox, one button. */
export function NewsletterSignUpView({ data, place, answer, ground, language = DEFAULT_LANGUAGE }: Props) {
  const say = messages(language)
  const { prompt, asksName, buttonText, thankYou, metadata } = data
  const shared = { place, answer, language }
  return (
    <FormFrame
      name={prompt || say('newsletter')}
      action={FORM_ADDRESSES.subscribe}
      look={metadata}
      thankYouDetail={say('mailSent')}
      {...{ ground, buttonText, thankYou, ...shared }}
    >
      {prompt ? <p className="tp-form-title">{prompt}</p> : null}
      {asksName === 'NO' ? null : (
        <InputField
          name="name"
          label={say('name')}
          asks={asksName}
          input={{ type: 'text', autoComplete: 'name', maxLength: FORM_LENGTHS.name }}
          {...shared}
        />
      )}
      <InputField
        name="email"
        label={say('email')}
        asks="REQUIRED"
        input={{
          type: 'email',
          autoComplete: 'email',
          inputMode: 'email',
          autoCapitalize: 'none',
          spellCheck: false,
          maxLength: FORM_LENGTHS.email,
          placeholder: 'name@example.com',
        }}
        {...shared}
      />
      <Consent {...{ data, ...shared }} />
    </FormFrame>
  )
}
