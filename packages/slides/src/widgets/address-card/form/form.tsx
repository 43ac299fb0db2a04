import type { EditorProps } from '../../../define/define-editor.ts'
import { bindFields } from '../../../parts/bind-fields.ts'
import { CardControls } from '../../../parts/card/card-controls.tsx'
import { type addressCardSchema, MOST_ADDRESS, MOST_ALT, MOST_BUTTON, MOST_TITLE } from '../schema.ts'
import { messages } from './messages/messages.ts'

type Props = EditorProps<typeof addressCardSchema>

export function AddressSection(props: Props) {
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
        label={say('address')}
        multiline
        maxLength={MOST_ADDRESS}
        placeholder={say('addressExample')}
        {...field('address')}
      />
      <Text label={say('place')} hint={say('placeHint')} placeholder={say('placeExample')} {...field('place')} />
      <Text
        label={say('buttonText')}
        maxLength={MOST_BUTTON}
        placeholder={say('way')}
        hint={say('usualText', { text: say('way') })}
        {...field('buttonText')}
      />
    </>
  )
}

export function PictureSection(props: Props) {
  const {
    controls: { Media, Text },
    language,
  } = props
  const { field } = bindFields(props)
  const say = messages(language)
  return (
    <>
      <Media label={say('picture')} kind="IMAGE" hint={say('pictureHint')} {...field('imageUrl')} />
      <Text label={say('alt')} multiline maxLength={MOST_ALT} hint={say('altHint')} {...field('altText')} />
    </>
  )
}

export const StyleSection = (props: Props) => <CardControls {...props} />
