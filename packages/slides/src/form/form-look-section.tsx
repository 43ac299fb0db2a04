import type { EditorControls } from '../define/define-editor.ts'

interface FormLook {
  textColor: string
  cardColor: string
  borderRadius: number
}

interface FormLookProps<Look extends FormLook> {
  look: Look
  errors: Readonly<Record<string, string | undefined>>
  onChange: (look: Look) => void
  controls: Pick<EditorControls, 'Colour' | 'Slider'>
}

/** Ink and ground of a form: the same controls for every kind. */
export function FormLookControls<Look extends FormLook>(props: FormLookProps<Look>) {
  const {
    look,
    errors,
    onChange,
    controls: { Colour, Slider },
  } = props
  return (
    <>
      <Colour
        label="Colour of the words"
        noneLabel="As the slide"
        value={look.textColor}
        readsOn={look.cardColor ? [look.cardColor] : 'ground'}
        error={errors['metadata.textColor']}
        onChange={(textColor) => onChange({ ...look, textColor })}
      />
      <Colour
        label="Card"
        noneLabel="None"
        hint="A ground of its own, for slides with a picture."
        value={look.cardColor}
        error={errors['metadata.cardColor']}
        onChange={(cardColor) => onChange({ ...look, cardColor })}
      />
      {look.cardColor ? (
        <Slider
          label="Corners of the card"
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
