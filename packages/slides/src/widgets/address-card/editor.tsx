import type { WidgetEditor } from '../../define/define-editor.ts'
import { messages } from './messages/messages.ts'
import { type addressCardSchema, MOST_TITLE } from './schema.ts'

const Icon = () => (
  <>
    <path d="M12 20.500s6.500-5.700 6.500-10.700a6.500 6.500 0 0 0-13 0c0 5 6.500 10.700 6.500 10.700z" />
    <circle cx="12" cy="9.800" r="2.300" />
  </>
)

export const addressCardEditor: WidgetEditor<typeof addressCardSchema> = {
  addLabel: messages.later('name'),
  addOrder: 13,
  shortcut: 'A',
  Icon,
  title: ({ title }, language) => title.trim() || messages(language)('name'),
  detail: ({ address }, language) => address.trim().split('\n')[0] || messages(language)('none'),
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
    ALT_TEXT: messages.later('alt'),
    INK: messages.later('textColour'),
    SPACING: messages.later('spaceAbove'),
    TEXT: messages.later('address'),
  },
  sections: [
    {
      id: 'address',
      label: messages.later('address'),
      load: async () => (await import('./form/form.tsx')).AddressSection,
    },
    {
      id: 'picture',
      label: messages.later('picture'),
      load: async () => (await import('./form/form.tsx')).PictureSection,
    },
    {
      id: 'style',
      label: messages.later('style'),
      isLook: true,
      load: async () => (await import('./form/form.tsx')).StyleSection,
    },
  ],
}
