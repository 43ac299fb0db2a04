import type { EditorProps, WidgetEditor } from '../../define/define-editor.ts'
import { slideFonts } from '../../type/fonts.ts'
import { bindFields } from '../../parts/bind-fields.ts'
import { ColourSection } from './editor/colour-section.tsx'
import { FontSection } from './editor/font-section.tsx'
import { SpaceSection } from './editor/space-section.tsx'
import type { textBoxSchema } from './schema.ts'
import { messages } from './messages/messages.ts'

type TextBox = typeof textBoxSchema

function WordsSection(props: EditorProps<TextBox>) {
  const {
    data,
    controls: { Text },
    language,
  } = props
  const { field } = bindFields(props)
  const say = messages(language)
  return (
    <>
      <Text
        label={say('text')}
        multiline
        placeholder={data.placeholder}
        {...field('text')}
        insert={{ label: say('alignRest'), text: '\t' }}
      />
      <Text
        label={say('subtitle')}
        multiline
        {...field('detail')}
        placeholder={data.detailPlaceholder || say('subtitleExample')}
      />
    </>
  )
}

const Icon = () => <path d="M5 7V5h14v2M12 5v14M9.500 19h5" />

export const textBoxEditor: WidgetEditor<TextBox> = {
  addLabel: messages.later('text'),
  addOrder: 1,
  shortcut: 'T',
  Icon,
  title: ({ text, detail, placeholder }, language) =>
    text.trim() || detail.trim() || placeholder || messages(language)('empty'),
  detail: ({ metadata: { fontFamily, textSize } }, language) =>
    messages(language)('detail', { font: slideFonts[fontFamily].family, size: textSize }),
  fitTo: (data, { ink }) => ({ ...data, metadata: { ...data.metadata, textColor: ink } }),
  typed: [
    {
      label: messages.later('text'),
      selector: '.tp-text > :is(h2, p):not(.tp-detail)',
      isMain: true,
      isMultiline: true,
      maxLength: 5000,
      signs: { '.tp-leader': '\t' },
      read: ({ text }) => text,
      write: (data, text) => ({ ...data, text }),
    },
    {
      label: messages.later('subtitle'),
      selector: '.tp-detail',
      isMultiline: true,
      maxLength: 500,
      read: ({ detail }) => detail,
      write: (data, detail) => ({ ...data, detail }),
    },
  ],
  look: ({ metadata }) => ({ metadata }),
  controls: { INK: messages.later('textColour'), SPACING: messages.later('spaceAbove'), TEXT: messages.later('text') },
  sections: [
    { id: 'words', label: messages.later('text'), Form: WordsSection },
    { id: 'font', label: messages.later('font'), isLook: true, Form: FontSection },
    { id: 'colour', label: messages.later('colour'), isLook: true, Form: ColourSection },
    { id: 'space', label: messages.later('space'), isLook: true, Form: SpaceSection },
  ],
}
