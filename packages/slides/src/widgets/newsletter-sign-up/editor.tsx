import type { EditorProps, WidgetEditor } from '../../define/define-editor.ts'
import { asksOptions } from '../../form/editor-asks.ts'
import { FormLookControls } from '../../form/form-look-section.tsx'
import { SpaceAbove } from '../../parts/space-above.tsx'
import { DEFAULT_CONSENT, type newsletterSignUpSchema } from './schema.ts'

type SignUp = typeof newsletterSignUpSchema
type Data = EditorProps<SignUp>['data']

function WordsSection({ data, errors, onChange, controls: { Choice, Text } }: EditorProps<SignUp>) {
  return (
    <>
      <Text
        label="Headline"
        maxLength={120}
        value={data.prompt}
        error={errors['prompt']}
        placeholder="News from us, now and then"
        onChange={(prompt) => onChange({ ...data, prompt })}
      />
      <Choice
        label="Name"
        hint="The e-mail address is always asked for. Each further field costs sign-ups."
        value={data.asksName}
        options={asksOptions}
        // The options are the literals of the schema.
        onChange={(value) => onChange({ ...data, asksName: value as Data['asksName'] })}
      />
      <Text
        label="Words on the button"
        maxLength={40}
        value={data.buttonText}
        error={errors['buttonText']}
        placeholder="Sign me up"
        onChange={(buttonText) => onChange({ ...data, buttonText })}
      />
    </>
  )
}

function ConsentSection({ data, errors, onChange, controls: { Text } }: EditorProps<SignUp>) {
  return (
    <>
      <Text
        label="What people agree to"
        multiline
        maxLength={500}
        value={data.consentText}
        error={errors['consentText']}
        placeholder={DEFAULT_CONSENT}
        hint="Stands beside the box they tick. Each sign-up is kept with the words of its day."
        onChange={(consentText) => onChange({ ...data, consentText })}
      />
      <Text
        label="Privacy notice"
        inputMode="url"
        value={data.privacyUrl}
        error={errors['privacyUrl']}
        placeholder="https://"
        hint="Left empty, no link is shown."
        onChange={(privacyUrl) => onChange({ ...data, privacyUrl: privacyUrl.trim() })}
      />
      <Text
        label="Thank-you"
        multiline
        maxLength={300}
        value={data.thankYou}
        error={errors['thankYou']}
        hint="Takes the form’s place; below it stands that a mail waits to be confirmed."
        onChange={(thankYou) => onChange({ ...data, thankYou })}
      />
    </>
  )
}

function LookSection({ data, errors, onChange, controls }: EditorProps<SignUp>) {
  const { metadata } = data
  return (
    <>
      <FormLookControls
        look={metadata}
        {...{ errors, controls }}
        onChange={(look) => onChange({ ...data, metadata: look })}
      />
      <SpaceAbove
        spacing={metadata.spacing}
        onChange={(spacing) => onChange({ ...data, metadata: { ...metadata, spacing } })}
        controls={controls}
      />
    </>
  )
}

const Icon = () => (
  <>
    <rect x="3.500" y="5.500" width="17" height="13" rx="3" />
    <path d="m4.500 8 7.500 5.500L19.500 8" strokeLinecap="round" strokeLinejoin="round" />
  </>
)

export const newsletterSignUpEditor: WidgetEditor<SignUp> = {
  addLabel: 'Newsletter',
  addOrder: 7,
  shortcut: 'N',
  Icon,
  title: ({ prompt, buttonText }) => prompt.trim() || buttonText.trim() || 'Newsletter sign-up',
  detail: ({ asksName }) => `Newsletter · ${asksName === 'NO' ? 'e-mail' : 'name and e-mail'}`,
  typed: [
    {
      label: 'Headline',
      selector: '.tp-form-title',
      isMain: true,
      isMultiline: false,
      maxLength: 120,
      read: ({ prompt }) => prompt,
      write: (data, prompt) => ({ ...data, prompt }),
    },
    {
      label: 'What people agree to',
      selector: '.tp-consent span',
      isMultiline: false,
      maxLength: 500,
      read: ({ consentText }) => consentText,
      write: (data, consentText) => ({ ...data, consentText }),
    },
    {
      label: 'Words on the button',
      selector: '.tp-link > span',
      isMultiline: false,
      maxLength: 40,
      read: ({ buttonText }) => buttonText,
      write: (data, buttonText) => ({ ...data, buttonText }),
    },
  ],
  look: ({ metadata }) => ({ metadata }),
  sections: [
    { id: 'words', label: 'Words', Form: WordsSection },
    { id: 'consent', label: 'Consent', Form: ConsentSection },
    { id: 'look', label: 'Look', isLook: true, Form: LookSection },
  ],
}
