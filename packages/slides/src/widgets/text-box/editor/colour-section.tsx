import type { EditorProps } from '../../../define/define-editor.ts'
import { bindFields } from '../../../parts/bind-fields.ts'
import type { textBoxSchema } from '../schema.ts'
import { messages } from '../messages/messages.ts'

/** Text colour, and a background of its own with its corners and padding. */
export function ColourSection(props: EditorProps<typeof textBoxSchema>) {
  const { Colour, Slider } = props.controls
  const { field } = bindFields(props)
  const say = messages(props.language)
  const { metadata } = props.data
  return (
    <>
      <Colour
        label={say('textColour')}
        {...field('metadata.textColor')}
        readsOn={metadata.fillColor ? [metadata.fillColor] : 'ground'}
      />
      <Colour label={say('background')} noneLabel={say('none')} {...field('metadata.fillColor')} />
      {metadata.fillColor && (
        <>
          <Slider label={say('corners')} unit="px" min={0} max={60} {...field('metadata.borderRadius')} />
          <Slider label={say('padding')} unit="px" min={0} max={60} {...field('metadata.padding')} />
        </>
      )}
    </>
  )
}
