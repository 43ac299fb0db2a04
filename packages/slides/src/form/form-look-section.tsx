import type { Language } from '@taplet/messages'
import type { EditorControls } from '../define/define-editor.ts'
import { messages } from '../parts/messages/messages.ts'

interface FormLook {
  textColor: string
  cardColor: string
  borderRadius: number
}

interface FormLookProps<Look extends FormLook> {
  look: Look
  errors: Readonly<Record<string, string | undefined>>
  onChange: (look: Look) => void
  language: Language
  controls: Pick<EditorControls, 'Colour' | 'Slider'>
}

/** Ink and ground of a form: the same controls for every kind. */
export function FormLookControls<Look extends FormLook>(props: FormLookProps<Look>) {
  const {
    look,
    errors,
    onChange,
    language,
    controls: { Colour, Slider },
  } = props
  const say = messages(language)
  return (
    <>
      <Colour
        label={say('textColour')}
        noneLabel={say('sameAsSlide')}
        value={look.textColor}
        readsOn={look.cardColor ? [look.cardColor] : 'ground'}
        error={errors['metadata.textColor']}
        onChange={(textColor) => onChange({ ...look, textColor })}
      />
      <Colour
        label={say('card')}
        noneLabel={say('none')}
        hint={say('cardHint')}
        value={look.cardColor}
        error={errors['metadata.cardColor']}
        onChange={(cardColor) => onChange({ ...look, cardColor })}
      />
      {look.cardColor ? (
        <Slider
          label={say('corners')}
          unit="px"
          min={0}
          max={60}
          value={look.borderRadius}
          onChange={(borderRadius) => onChange({ ...look, borderRadius })}
        />
      ) : null}
    </>
  )
}
