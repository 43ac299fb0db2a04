import type { EditorProps, WidgetEditor } from '../../define/define-editor.ts'
import { slideFonts } from '../../type/fonts.ts'
import { ColourSection } from './editor/colour-section.tsx'
import { FontSection } from './editor/font-section.tsx'
import { SpaceSection } from './editor/space-section.tsx'
import type { textBoxSchema } from './schema.ts'

type TextBox = typeof textBoxSchema

function WordsSection({ data, errors, onChange, controls: { Text } }: EditorProps<TextBox>) {
  return (
    <>
      <Text
        label="Words"
        multiline
        placeholder={data.placeholder}
        value={data.text}
        error={errors['text']}
        insert={{ label: 'Send the rest of the line to the right', text: '\t' }}
        onChange={(text) => onChange({ ...data, text })}
      />
      <Text
        label="Quieter line below"
        multiline
        value={data.detail}
        error={errors['detail']}
        placeholder={data.detailPlaceholder || 'What is in it, where it is'}
        onChange={(detail) => onChange({ ...data, detail })}
      />
    </>
  )
}

const Icon = () => <path d="M5 7V5h14v2M12 5v14M9.500 19h5" />

export const textBoxEditor: WidgetEditor<TextBox> = {
  addLabel: 'Text',
  addOrder: 1,
  shortcut: 'T',
  Icon,
  title: ({ text, detail, placeholder }) => text.trim() || detail.trim() || placeholder || 'Empty text',
  detail: ({ metadata }) => `Text · ${slideFonts[metadata.fontFamily].family} ${metadata.textSize}`,
  fitTo: (data, { ink }) => ({ ...data, metadata: { ...data.metadata, textColor: ink } }),
  typed: [
    {
      label: 'Words',
      selector: '.tp-text > :is(h2, p):not(.tp-detail)',
      isMain: true,
      isMultiline: true,
      maxLength: 5000,
      signs: { '.tp-leader': '\t' },
      read: ({ text }) => text,
      write: (data, text) => ({ ...data, text }),
    },
    {
      label: 'Quieter line below',
      selector: '.tp-detail',
      isMultiline: true,
      maxLength: 500,
      read: ({ detail }) => detail,
      write: (data, detail) => ({ ...data, detail }),
    },
  ],
  look: ({ metadata }) => ({ metadata }),
  sections: [
    { id: 'words', label: 'Words', Form: WordsSection },
    { id: 'font', label: 'Font', isLook: true, Form: FontSection },
    { id: 'colour', label: 'Colour', isLook: true, Form: ColourSection },
    { id: 'space', label: 'Space', isLook: true, Form: SpaceSection },
  ],
}
