import type { EditorProps } from '../../../define/define-editor.ts'
import { bindFields } from '../../../parts/bind-fields.ts'
import { MOST_PICTURES, type pictureGallerySchema } from '../schema.ts'
import { messages } from './messages/messages.ts'

type Props = EditorProps<typeof pictureGallerySchema>

const layouts = ['GRID', 'ROW'] as const

export function PicturesSection(props: Props) {
  const {
    controls: { Choice, Pictures, Text },
    language,
  } = props
  const { field, choice } = bindFields(props)
  const say = messages(language)
  return (
    <>
      <Text label={say('headline')} maxLength={60} {...field('title')} />
      <Pictures label={say('pictures')} hint={say('picturesHint')} most={MOST_PICTURES} {...field('pictures')} />
      <Choice
        label={say('layout')}
        hint={say('layoutHint')}
        {...choice('layout')}
        options={layouts.map((value) => ({ value, label: say(`layouts.${value}`) }))}
      />
    </>
  )
}
