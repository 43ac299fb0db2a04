import type { Language } from '@taplet/messages'
import type { EditorControls } from '../define/define-editor.ts'
import { messages } from '../parts/messages/messages.ts'

interface FormTheme {
  textColor: string
  cardColor: string
  borderRadius: number
}

interface FormThemeProps<Look extends FormTheme> {
  theme: Look
  errors: Readonly<Record<string, string | undefined>>
  onChange: (look: Look) => void
  language: Language
  controls: Pick<EditorControls, 'Colour' | 'Slider'>
}

/** Text and background colour of a form: the same controls for every kind. */
export function FormThemeControls<Look extends FormTheme>(props: FormThemeProps<Look>) {
  const {
    theme,
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
        value={theme.textColor}
        readsOn={theme.cardColor ? [theme.cardColor] : 'ground'}
        error={errors['metadata.textColor']}
        onChange={(textColor) => onChange({ ...theme, textColor })}
      />
      <Colour
        label={say('card')}
        noneLabel={say('none')}
        hint={say('cardHint')}
        value={theme.cardColor}
        error={errors['metadata.cardColor']}
        onChange={(cardColor) => onChange({ ...theme, cardColor })}
      />
      {theme.cardColor ? (
        <Slider
          label={say('corners')}
          unit="px"
          min={0}
          max={60}
          value={theme.borderRadius}
          onChange={(borderRadius) => onChange({ ...theme, borderRadius })}
        />
      ) : null}
    </>
  )
}
