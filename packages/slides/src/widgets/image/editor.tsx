import type { WidgetEditor } from '../../define/define-editor.ts'
import { messages } from './messages/messages.ts'
import type { imageSchema } from './schema.ts'

const fileName = (url: string) => decodeURIComponent(url.split('/').at(-1) ?? '')

const Icon = () => (
  <>
    <rect x="3.500" y="4.500" width="17" height="15" rx="3.500" />
    <circle cx="9" cy="10" r="1.600" />
    <path d="m5 17.500 4.800-4 3 2.500 3.700-4 4 3.800" />
  </>
)

export const imageEditor: WidgetEditor<typeof imageSchema> = {
  addLabel: messages.later('image'),
  addOrder: 2,
  shortcut: 'I',
  Icon,
  title: ({ imageUrl, altText, placeholder }, language) =>
    altText.trim() || fileName(imageUrl) || placeholder || messages(language)('empty'),
  detail: ({ metadata: { width } }, language) => messages(language)('detail', { width }),
  shows: { kind: 'IMAGE', write: (data, imageUrl) => ({ ...data, imageUrl }) },
  look: ({ metadata: { action: _action, linkUrl: _link, ...metadata } }) => ({ metadata }),
  controls: {
    ADDRESS: messages.later('link'),
    ALT_TEXT: messages.later('alt'),
    MEDIA: messages.later('picture'),
    SPACING: messages.later('spaceAbove'),
  },
  sections: [
    {
      id: 'picture',
      label: messages.later('picture'),
      load: async () => (await import('./form/form.tsx')).PictureSection,
    },
    {
      id: 'shape',
      label: messages.later('shape'),
      isLook: true,
      load: async () => (await import('./form/form.tsx')).ShapeSection,
    },
    { id: 'link', label: messages.later('link'), load: async () => (await import('./form/form.tsx')).LinkSection },
    {
      id: 'space',
      label: messages.later('space'),
      isLook: true,
      load: async () => (await import('./form/form.tsx')).SpaceSection,
    },
  ],
}
