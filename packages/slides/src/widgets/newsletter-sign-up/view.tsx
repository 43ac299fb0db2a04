import type { ViewProps } from '../../define/define-widget.ts'
import { fieldAttributes, InputField, Problem } from '../../form/field.tsx'
import { FORM_ADDRESSES, FORM_LENGTHS } from '../../form/form-addresses.ts'
import { FormFrame } from '../../form/form-frame.tsx'
import { isSafeLink } from '../../define/fields.ts'
import { consentWords, type newsletterSignUpSchema } from './schema.ts'

type Props = ViewProps<typeof newsletterSignUpSchema>

/** A box that nobody ticked beforehand, beside the words that are kept with the consent. */
function Consent({ data, place, answer }: Pick<Props, 'data' | 'place' | 'answer'>) {
  const { defaultValue, ...attributes } = fieldAttributes({ name: 'consent', asks: 'REQUIRED', place, answer })
  return (
    <div className="tp-consent">
      <label>
        {place?.consentVersion ? (
          <input type="hidden" name="consentVersion" defaultValue={place.consentVersion(consentWords(data))} />
        ) : null}
        <input type="checkbox" value="true" {...attributes} defaultChecked={defaultValue === 'true'} />
        <span>{consentWords(data)}</span>
      </label>
      <Problem name="consent" {...{ place, answer }} />
      {isSafeLink(data.privacyUrl) ? (
        <a href={data.privacyUrl} target="_blank" rel="noopener noreferrer">
          Privacy notice
        </a>
      ) : null}
    </div>
  )
}

/** One address, one box to tick, one button. */
export function NewsletterSignUpView({ data, place, answer, ground }: Props) {
  const { prompt, asksName, buttonText, thankYou, metadata } = data
  const shared = { place, answer }
  return (
    <FormFrame
      name={prompt || 'Newsletter'}
      action={FORM_ADDRESSES.subscribe}
      look={metadata}
      thankYouDetail="We sent you an e-mail. Tap the button in it, and you are on the list."
      {...{ ground, buttonText, thankYou, ...shared }}
    >
      {prompt ? <p className="tp-form-title">{prompt}</p> : null}
      {asksName === 'NO' ? null : (
        <InputField
          name="name"
          label="Your name"
          asks={asksName}
          input={{ type: 'text', autoComplete: 'name', maxLength: FORM_LENGTHS.name }}
          {...shared}
        />
      )}
      <InputField
        name="email"
        label="Your e-mail"
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
