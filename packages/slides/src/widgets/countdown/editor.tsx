import { formatDate } from '@taplet/messages'
import type { WidgetEditor } from '../../define/define-editor.ts'
import { messages } from './messages/messages.ts'
import { type countdownSchema, MOST_TITLE } from './schema.ts'

const Icon = () => <path d="M7 3.500h10M7 20.500h10M8 3.500v3.500l4 5 4-5V3.500M8 20.500V17l4-5 4 5v3.500" />

export const countdownEditor: WidgetEditor<typeof countdownSchema> = {
  addLabel: messages.later('name'),
  addOrder: 15,
  shortcut: 'D',
  Icon,
  title: ({ title }, language) => title.trim() || messages(language)('name'),
  detail: ({ moment }, language) =>
    moment
      ? formatDate(Date.parse(`${moment}Z`), { dateStyle: 'medium', timeZone: 'UTC' }, language)
      : messages(language)('none'),
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
    TEXT: messages.later('headline'),
    TIME: messages.later('moment'),
  },
  sections: [
    {
      id: 'moment',
      label: messages.later('moment'),
      load: async () => (await import('./form/moment-section.tsx')).MomentSection,
    },
    {
      id: 'style',
      label: messages.later('style'),
      isLook: true,
      load: async () => (await import('./form/moment-section.tsx')).StyleSection,
    },
  ],
}
