import type { WidgetEditor } from '../../define/define-editor.ts'
import { pressName } from '../../press-actions/press-actions.ts'
import { networks } from '../../social-links/networks.ts'
import { usualLinkWords } from './link-words.ts'
import { messages } from './messages/messages.ts'
import type { linkSchema } from './schema.ts'

const Icon = () => (
  <>
    <path d="M10 14.500a4 4 0 0 0 5.700.2l3-3a4 4 0 0 0-5.700-5.700l-1 1" />
    <path d="M14 9.500a4 4 0 0 0-5.700-.2l-3 3a4 4 0 0 0 5.700 5.700l1-1" />
  </>
)

/** Returns an address without its scheme, `www.` and a slash at its end. */
const spoken = (value: string) => value.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')

export const linkEditor: WidgetEditor<typeof linkSchema> = {
  addLabel: messages.later('link'),
  addOrder: 4,
  shortcut: 'L',
  Icon,
  title: (link, language) => link.linkText.trim() || usualLinkWords(link, language),
  detail: ({ action, linkType, linkValue }, language) =>
    messages(language)('detail', {
      target: action ? pressName(action.type) : spoken(linkValue) || networks[linkType].name(language),
    }),
  typed: [
    {
      label: messages.later('buttonText'),
      selector: '.tp-link > span',
      isMultiline: false,
      maxLength: 60,
      read: ({ linkText }) => linkText,
      write: (data, linkText) => ({ ...data, linkText }),
    },
  ],
  look: ({ emphasis, spacing }) => ({ emphasis, spacing }),
  controls: { SPACING: messages.later('spaceAbove'), TEXT: messages.later('buttonText') },
  sections: [
    {
      id: 'target',
      label: messages.later('action'),
      load: async () => (await import('./form/form.tsx')).TargetSection,
    },
    { id: 'words', label: messages.later('text'), load: async () => (await import('./form/form.tsx')).WordsSection },
    {
      id: 'space',
      label: messages.later('space'),
      isLook: true,
      load: async () => (await import('./form/form.tsx')).SpaceSection,
    },
  ],
}
