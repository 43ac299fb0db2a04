import type { WidgetEditor } from '../../define/define-editor.ts'
import type { newsletterSignUpSchema } from './schema.ts'
import { messages } from './messages/messages.ts'

type SignUp = typeof newsletterSignUpSchema

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
    { id: 'words', label: messages.later('text'), load: async () => (await import('./form/form.tsx')).WordsSection },
    {
      id: 'consent',
      label: messages.later('consent'),
      load: async () => (await import('./form/form.tsx')).ConsentSection,
    },
    {
      id: 'look',
      label: messages.later('style'),
      isLook: true,
      load: async () => (await import('./form/form.tsx')).LookSection,
    },
  ],
}
