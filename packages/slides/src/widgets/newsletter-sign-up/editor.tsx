import type { EditorProps, WidgetEditor } from '../../define/define-editor.ts'
import { asksOptions } from '../../form/asks-options.ts'
import { FormThemeControls } from '../../form/form-theme-controls.tsx'
import { bindFields } from '../../parts/bind-fields.ts'
import { SpaceAbove } from '../../parts/space-above.tsx'
import { DEFAULT_CONSENT, type newsletterSignUpSchema } from './schema.ts'
import { messages } from './messages/messages.ts'

type SignUp = typeof newsletterSignUpSchema

function WordsSection(props: EditorProps<SignUp>) {
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

function ConsentSection(props: EditorProps<SignUp>) {
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

function LookSection(props: EditorProps<SignUp>) {
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

const Icon = () => (
  <>
    <rect x="3.500" y="5.500" width="17" height="13" rx="3" />
    <path d="m4.500 8 7.500 5.500L19.500 8" strokeLinecap="round" strokeLinejoin="round" />
  </>
)

export const newsletterSignUpEditor: WidgetEditor<SignUp> = {
  addLabel: messages.later('add'),
  addOrder: 7,
  shortcut: 'N',
  Icon,
  title: ({ prompt, buttonText }, language) => prompt.trim() || buttonText.trim() || messages(language)('signUp'),
  detail: ({ asksName }, language) => messages(language)(asksName === 'NO' ? 'detail' : 'detailNamed'),
  typed: [
    {
      label: messages.later('headline'),
      selector: '.tp-form-title',
      isMain: true,
      isMultiline: false,
      maxLength: 120,
      read: ({ prompt }) => prompt,
      write: (data, prompt) => ({ ...data, prompt }),
    },
    {
      label: messages.later('consentText'),
      selector: '.tp-consent span',
      isMultiline: false,
      maxLength: 500,
      read: ({ consentText }) => consentText,
      write: (data, consentText) => ({ ...data, consentText }),
    },
    {
      label: messages.later('buttonText'),
      selector: '.tp-link > span',
      isMultiline: false,
      maxLength: 40,
      read: ({ buttonText }) => buttonText,
      write: (data, buttonText) => ({ ...data, buttonText }),
    },
  ],
  look: ({ metadata }) => ({ metadata }),
  controls: {
    INK: messages.later('textColour'),
    SPACING: messages.later('spaceAbove'),
    TEXT: messages.later('headline'),
  },
  sections: [
    { id: 'words', label: messages.later('text'), Form: WordsSection },
    { id: 'consent', label: messages.later('consent'), Form: ConsentSection },
    { id: 'look', label: messages.later('style'), isLook: true, Form: LookSection },
  ],
}
