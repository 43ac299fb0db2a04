import type { EditorProps } from '../../../define/define-editor.ts'
import { bindFields } from '../../../parts/bind-fields.ts'
import { CardControls } from '../../../parts/card/card-controls.tsx'
import { MOST_TEXT, MOST_TITLE, type questionsSchema } from '../schema.ts'
import { messages } from './messages/messages.ts'

type Props = EditorProps<typeof questionsSchema>

export function QuestionsSection(props: Props) {
  const {
    controls: { Text },
    language,
  } = props
  const { field } = bindFields(props)
  const say = messages(language)
  return (
    <>
      <Text label={say('headline')} maxLength={MOST_TITLE} {...field('title')} placeholder={say('titleExample')} />
      <Text
        label={say('questions')}
        multiline
        maxLength={MOST_TEXT}
        hint={say('hint')}
        placeholder={say('example')}
        {...field('text')}
      />
    </>
  )
}

export const StyleSection = (props: Props) => <CardControls {...props} />
