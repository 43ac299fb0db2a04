import type { EditorControls, EditorProps } from '../../../define/define-editor.ts'
import { bindFields } from '../../../parts/bind-fields.ts'
import { fontOptions, hasItalic, weightsOf } from '../../../type/font-options.ts'
import { type FontId, fontId, slideFonts } from '../../../type/fonts.ts'
import { alignIcons } from './align-icons.tsx'
import type { textBoxSchema } from '../schema.ts'
import { fittedHint } from './fitted-hint.ts'
import { messages } from '../messages/messages.ts'

type Say = ReturnType<typeof messages>
type Metadata = EditorProps<typeof textBoxSchema>['data']['metadata']

const alignments = ['left', 'center', 'right'] as const

/** Returns the font's weight that is nearest to the one wanted. */
function nearestWeight(font: FontId, isItalic: boolean, wanted: number): number {
  return (
    weightsOf(font, isItalic).toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0] ?? wanted
  )
}

/** The italics of some fonts have weights of their own, so the weight may change with the switch. */
function italicHint(font: FontId, say: Say): string | undefined {
  const [weight, ...others] = weightsOf(font, true)
  return weight && others.length === 0 ? say('italicWeight', { weight: say(`weights.w${weight}`) }) : undefined
}

/** The weights that a font has; a single one is shown as text. */
function Weight({
  metadata,
  set,
  say,
  Select,
}: {
  metadata: Metadata
  set: (change: Partial<Metadata>) => void
  say: Say
  Select: EditorControls['Select']
}) {
  const weights = weightsOf(metadata.fontFamily, metadata.italic)
  const { family: font } = slideFonts[metadata.fontFamily]
  return (
    <Select
      label={say('weight')}
      value={String(metadata.fontWeight)}
      options={weights.map((weight) => ({ value: String(weight), label: say(`weights.w${weight}`) }))}
      hint={weights.length === 1 ? say(metadata.italic ? 'oneItalicWeight' : 'oneWeight', { font }) : undefined}
      onChange={(weight) => set({ fontWeight: Number(weight) })}
    />
  )
}

/** Font, size, weight, alignment, style and the space between lines and letters. */
export function FontSection(props: EditorProps<typeof textBoxSchema>) {
  const { data, onChange, controls, language } = props
  const { field, choice, toggle } = bindFields(props)
  const say = messages(language)
  const { Choice, Font, Select, Size, Slider, Switch } = controls
  const { metadata } = data
  const set = (change: Partial<Metadata>) => onChange({ ...data, metadata: { ...metadata, ...change } })
  const setFace = (fontFamily: FontId, wantsItalic: boolean) => {
    const italic = wantsItalic && hasItalic(fontFamily)
    set({ fontFamily, italic, fontWeight: nearestWeight(fontFamily, italic, metadata.fontWeight) })
  }
  return (
    <>
      <Font
        label={say('font')}
        value={metadata.fontFamily}
        options={fontOptions}
        onChange={(chosen) => setFace(fontId.parse(chosen), metadata.italic)}
      />
      <Size
        label={say('size')}
        hint={fittedHint(data, language)}
        unit="px"
        min={8}
        max={200}
        {...field('metadata.textSize')}
      />
      <Weight {...{ metadata, set, say, Select }} />
      <Choice
        label={say('align')}
        iconsOnly
        {...choice('metadata.alignText')}
        options={alignments.map((value) => ({ value, label: say(`alignments.${value}`), icon: alignIcons[value] }))}
      />
      {hasItalic(metadata.fontFamily) && (
        <Switch
          label={say('italic')}
          hint={italicHint(metadata.fontFamily, say)}
          checked={metadata.italic}
          onChange={(italic) => setFace(metadata.fontFamily, italic)}
        />
      )}
      <Slider label={say('lineHeight')} min={0.7} max={2.5} step={0.05} {...field('metadata.lineHeight')} />
      <Slider
        label={say('letterSpacing')}
        unit="%"
        min={-10}
        max={50}
        value={Math.round(metadata.letterSpacing * 100)}
        onChange={(letterSpacing) => set({ letterSpacing: letterSpacing / 100 })}
      />
      <Switch label={say('fitLines')} hint={say('fitLinesHint')} {...toggle('metadata.fitLines')} />
    </>
  )
}
