import type { EditorProps } from '../../../define/define-editor.ts'
import { bindFields } from '../../../parts/bind-fields.ts'
import { CardControls } from '../../../parts/card/card-controls.tsx'
import { type countdownSchema, MOST_OVER, MOST_TITLE } from '../schema.ts'
import { messages } from './messages/messages.ts'

type Props = EditorProps<typeof countdownSchema>

export function MomentSection(props: Props) {
  const {
    controls: { Text, Zone },
    language,
  } = props
  const { field } = bindFields(props)
  const say = messages(language)
  return (
    <>
      <Text label={say('headline')} maxLength={MOST_TITLE} {...field('title')} placeholder={say('titleExample')} />
      <Text label={say('moment')} type="datetime-local" {...field('moment')} />
      <Zone label={say('timeZone')} {...field('timeZone')} />
      <Text
        label={say('over')}
        maxLength={MOST_OVER}
        hint={say('overHint')}
        placeholder={say('overExample')}
        {...field('over')}
      />
    </>
  )
}

export const StyleSection = (props: Props) => <CardControls {...props} />
