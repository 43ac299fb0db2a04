import type { EditorProps, WidgetEditor } from '../../define/define-editor.ts'
import { asksOptions } from '../../form/editor-asks.ts'
import { FormLookControls } from '../../form/form-look-section.tsx'
import { SpaceAbove } from '../../parts/space-above.tsx'
import { DEFAULT_CONSENT, type newsletterSignUpSchema } from './schema.ts'
import { messages } from './messages/messages.ts'

type SignUp = typeof newsletterSignUpSchema
type Data = EditorProps<SignUp>['data']

function WordsSection({ data, errors, onChange, controls: { Choice, Text }, language }: EditorProps<SignUp>) {
  const say = messages(language)
  return (
    <>
      <Text
        label={say('headline')}
        maxLength={120}
        value={data.prompt}
        error={errors['prompt']}
        placeholder={say('headlineExample')}
        onChange={(prompt) => onChange({ ...data, prompt })}
      />
      <Choice
        label={say('name')}
        hint={say('asksHint')}
        value={data.asksName}
        options={asksOptions(language)}
        // The options are the literals of the schema.
        onChange={(value) => onChange({ ...data, asksName: value as Data['asksName'] })}
      />
      <Text
        label={say('buttonText')}
        maxLength={40}
        value={data.buttonText}
        error={errors['buttonText']}
        placeholder={say('buttonExample')}
        onChange={(buttonText) => onChange({ ...data, buttonText })}
      />
    </>
  )
}

function ConsentSection({ data, errors, onChange, controls: { Text }, language }: EditorProps<SignUp>) {
  const say = messages(language)
  return (
    <>
      <Text
        label={say('consentText')}
        multiline
        maxLength={500}
        value={data.consentText}
        error={errors['consentText']}
        placeholder={DEFAULT_CONSENT}
        hint={say('consentHint')}
        onChange={(consentText) => onChange({ ...data, consentText })}
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
      <Text
        label={say('thankYou')}
        multiline
        maxLength={300}
        value={data.thankYou}
        error={errors['thankYou']}
        hint={say('thankYouHint')}
        onChange={(thankYou) => onChange({ ...data, thankYou })}
      />
    </>
  )
}

function LookSection({ data, errors, onChange, controls, language }: EditorProps<SignUp>) {
  const { metadata } = data
  return (
    <>
      <FormLookControls
        language={language}
        look={metadata}
        {...{ errors, controls }}
        onChange={(look) => onChange({ ...data, metadata: look })}
      />
      <SpaceAbove
        language={language}
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
