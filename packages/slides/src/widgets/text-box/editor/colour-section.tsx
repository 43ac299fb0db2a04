import type { EditorProps } from '../../../define/define-editor.ts'
import type { textBoxSchema } from '../schema.ts'
import { messages } from '../messages/messages.ts'

/** Ink and, behind it, an own ground with its corners and inner space. */
export function ColourSection({
  data,
  errors,
  onChange,
  controls: { Colour, Slider },
  language,
}: EditorProps<typeof textBoxSchema>) {
  const say = messages(language)
  const { metadata } = data
  const set = (change: Partial<typeof metadata>) => onChange({ ...data, metadata: { ...metadata, ...change } })
  return (
    <>
      <Colour
        label={say('textColour')}
        value={metadata.textColor}
        readsOn={metadata.fillColor ? [metadata.fillColor] : 'ground'}
        error={errors['metadata.textColor']}
        onChange={(textColor) => set({ textColor })}
      />
      <Colour
        label={say('background')}
        noneLabel={say('none')}
        value={metadata.fillColor}
        error={errors['metadata.fillColor']}
        onChange={(fillColor) => set({ fillColor })}
      />
      {metadata.fillColor && (
        <>
          <Slider
            label={say('corners')}
            unit="px"
            min={0}
            max={60}
            value={metadata.borderRadius}
            onChange={(borderRadius) => set({ borderRadius })}
          />
          <Slider
            label={say('padding')}
            unit="px"
            min={0}
            max={60}
            value={metadata.padding}
            onChange={(padding) => set({ padding })}
          />
        </>
      )}
    </>
  )
}
