import type { WidgetEditor } from '../../define/define-editor.ts'
import { messages } from './messages/messages.ts'
import { readQuestions } from './read-questions.ts'
import { MOST_TITLE, type questionsSchema } from './schema.ts'

const Icon = () => (
  <>
    <circle cx="12" cy="12" r="8.500" />
    <path d="M9.700 9.700a2.400 2.400 0 1 1 3.300 2.300c-.7.3-1 .8-1 1.500M12 16.300v.01" />
  </>
)

export const questionsEditor: WidgetEditor<typeof questionsSchema> = {
  addLabel: messages.later('name'),
  addOrder: 14,
  shortcut: 'Q',
  Icon,
  title: ({ title }, language) => title.trim() || messages(language)('name'),
  detail({ text }, language) {
    const count = readQuestions(text).length
    return count === 0 ? messages(language)('none') : messages(language)('count', { count })
  },
  typed: [
    {
      label: messages.later('headline'),
      selector: '.tp-card-title',
      isMultiline: false,
      maxLength: MOST_TITLE,
      read: ({ title }) => title,
      write: (data, title) => ({ ...data, title }),
    },
  ],
  look: ({ metadata }) => ({ metadata }),
  controls: {
    INK: messages.later('textColour'),
    SPACING: messages.later('spaceAbove'),
    TEXT: messages.later('questions'),
  },
  sections: [
    {
      id: 'questions',
      label: messages.later('questions'),
      load: async () => (await import('./form/questions-section.tsx')).QuestionsSection,
    },
    {
      id: 'style',
      label: messages.later('style'),
      isLook: true,
      load: async () => (await import('./form/questions-section.tsx')).StyleSection,
    },
  ],
}
