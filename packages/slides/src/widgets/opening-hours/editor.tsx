import type { WidgetEditor } from '../../define/define-editor.ts'
import { messages } from './messages/messages.ts'
import type { openingHoursSchema } from './schema.ts'

const Icon = () => (
  <>
    <circle cx="12" cy="12" r="8.500" />
    <path d="M12 7v5l3.200 2" strokeLinecap="round" strokeLinejoin="round" />
  </>
)

export const openingHoursEditor: WidgetEditor<typeof openingHoursSchema> = {
  addLabel: messages.later('name'),
  addOrder: 8,
  shortcut: 'H',
  Icon,
  title: ({ title }, language) => title.trim() || messages(language)('name'),
  detail: ({ week }, language) => {
    const count = week.filter((hours) => hours.length > 0).length
    return count === 0 ? messages(language)('noHours') : messages(language)('days', { count })
  },
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
  look: ({ metadata, clock }) => ({ metadata, clock }),
  controls: {
    HOURS: messages.later('hours'),
    INK: messages.later('textColour'),
    SPACING: messages.later('spaceAbove'),
    TEXT: messages.later('headline'),
  },
  sections: [
    { id: 'week', label: messages.later('hours'), load: async () => (await import('./form/form.tsx')).WeekSection },
    {
      id: 'special',
      label: messages.later('specialDays'),
      load: async () => (await import('./form/form.tsx')).SpecialDaysSection,
    },
    {
      id: 'clock',
      label: messages.later('timeZone'),
      load: async () => (await import('./form/form.tsx')).ClockSection,
    },
    {
      id: 'style',
      label: messages.later('style'),
      isLook: true,
      load: async () => (await import('./form/form.tsx')).StyleSection,
    },
  ],
}
