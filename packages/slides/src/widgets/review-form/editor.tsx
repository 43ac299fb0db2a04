import type { WidgetEditor } from '../../define/define-editor.ts'
import type { reviewFormSchema } from './schema.ts'
import { STAR_PATH } from './star-path.ts'
import { messages } from './messages/messages.ts'

type ReviewForm = typeof reviewFormSchema

const Icon = () => <path d={STAR_PATH} strokeLinejoin="round" />

export const reviewFormEditor: WidgetEditor<ReviewForm> = {
  addLabel: messages.later('form'),
  addOrder: 6,
  shortcut: 'R',
  Icon,
  title: ({ prompt, buttonText }, language) => prompt.trim() || buttonText.trim() || messages(language)('form'),
  detail: ({ asksText, asksName, asksPhoto }, language) => {
    const say = messages(language)
    const further = [asksText !== 'NO' && 'text', asksName !== 'NO' && 'name', asksPhoto !== 'NO' && 'photo'] as const
    return [say('detail'), ...further.flatMap((field) => (field ? say(`more.${field}`) : []))].join(', ')
  },
  typed: [
    {
      label: messages.later('question'),
      selector: '.tp-form-title',
      isMain: true,
      isMultiline: false,
      maxLength: 120,
      read: ({ prompt }) => prompt,
      write: (data, prompt) => ({ ...data, prompt }),
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
    TEXT: messages.later('question'),
  },
  sections: [
    {
      id: 'questions',
      label: messages.later('questions'),
      load: async () => (await import('./form/form.tsx')).QuestionsSection,
    },
    {
      id: 'sending',
      label: messages.later('sending'),
      load: async () => (await import('./form/form.tsx')).SendingSection,
    },
    {
      id: 'reviews',
      label: messages.later('reviews'),
      load: async () => (await import('./form/form.tsx')).ReviewsSection,
    },
    {
      id: 'look',
      label: messages.later('style'),
      isLook: true,
      load: async () => (await import('./form/form.tsx')).LookSection,
    },
  ],
}
