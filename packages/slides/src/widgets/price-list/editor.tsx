import type { WidgetEditor } from '../../define/define-editor.ts'
import { messages } from './messages/messages.ts'
import type { priceListSchema } from './schema.ts'

const Icon = () => (
  <path d="M4.500 7h8M17 7h2.500M4.500 12h6M17 12h2.500M4.500 17h9M17 17h2.500" strokeLinecap="round" />
)

export const priceListEditor: WidgetEditor<typeof priceListSchema> = {
  addLabel: messages.later('name'),
  addOrder: 9,
  shortcut: 'P',
  Icon,
  title: ({ title }, language) => title.trim() || messages(language)('name'),
  detail: ({ rows }, language) =>
    messages(language)('count', { count: rows.filter(({ isHeading }) => !isHeading).length }),
  typed: [
    {
      label: messages.later('headline'),
      selector: '.tp-card-title',
      isMultiline: false,
      maxLength: 60,
      read: ({ title }) => title,
      write: (data, title) => ({ ...data, title }),
    },
  ],
  look: ({ metadata, leader }) => ({ metadata, leader }),
  controls: {
    INK: messages.later('textColour'),
    SPACING: messages.later('spaceAbove'),
    TEXT: messages.later('items'),
  },
  sections: [
    { id: 'rows', label: messages.later('items'), load: async () => (await import('./form/form.tsx')).RowsSection },
    {
      id: 'prices',
      label: messages.later('leader'),
      load: async () => (await import('./form/form.tsx')).PricesSection,
    },
    {
      id: 'style',
      label: messages.later('style'),
      isLook: true,
      load: async () => (await import('./form/form.tsx')).StyleSection,
    },
  ],
}
