import type { WidgetEditor } from '../../define/define-editor.ts'
import { messages } from './messages/messages.ts'
import type { pictureGallerySchema } from './schema.ts'

const Icon = () => (
  <>
    <rect x="4" y="4" width="7" height="7" rx="2" />
    <rect x="13" y="4" width="7" height="7" rx="2" />
    <rect x="4" y="13" width="7" height="7" rx="2" />
    <rect x="13" y="13" width="7" height="7" rx="2" />
  </>
)

export const pictureGalleryEditor: WidgetEditor<typeof pictureGallerySchema> = {
  addLabel: messages.later('name'),
  addOrder: 10,
  shortcut: 'G',
  Icon,
  title: ({ title }, language) => title.trim() || messages(language)('name'),
  detail: ({ pictures }, language) => messages(language)('count', { count: pictures.length }),
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
  look: ({ metadata, layout }) => ({ metadata, layout }),
  controls: {
    ALT_TEXT: messages.later('pictures'),
    INK: messages.later('textColour'),
    MEDIA: messages.later('pictures'),
    SPACING: messages.later('spaceAbove'),
    TEXT: messages.later('headline'),
  },
  sections: [
    {
      id: 'pictures',
      label: messages.later('pictures'),
      load: async () => (await import('./form/pictures-section.tsx')).PicturesSection,
    },
    {
      id: 'style',
      label: messages.later('style'),
      isLook: true,
      load: async () => (await import('./form/style-section.tsx')).StyleSection,
    },
  ],
}
