import type { EditorControls, EditorProps } from '../../../define/define-editor.ts'
import { fontOptions, hasItalic, weightOptions } from '../../../type/font-options.ts'
import { type FontId, fontId, slideFonts } from '../../../type/fonts.ts'
import { alignIcons } from './align-icons.tsx'
import type { textBoxSchema } from '../schema.ts'
import { fittedHint } from './fitted-hint.ts'

type Metadata = EditorProps<typeof textBoxSchema>['data']['metadata']

const alignments = [
  { value: 'left', label: 'Left', icon: alignIcons.left },
  { value: 'center', label: 'Centre', icon: alignIcons.center },
  { value: 'right', label: 'Right', icon: alignIcons.right },
] as const

/** The weight a face has that is nearest to the one wanted. */
function nearestWeight(font: FontId, isItalic: boolean, wanted: number): number {
  const weights = weightOptions(font, isItalic).map((option) => Number(option.value))
  return weights.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0] ?? wanted
}

/** Drawn italics of some faces have weights of their own, so the weight may change with the switch. */
function italicHint(font: FontId): string | undefined {
  const weights = weightOptions(font, true)
  return weights.length === 1 ? `${weights[0]?.label} is the one weight it has in italic.` : undefined
}

/** The weights a face has; one alone is said rather than offered. */
function Weight({
  metadata,
  set,
  Select,
}: {
  metadata: Metadata
  set: (change: Partial<Metadata>) => void
  Select: EditorControls['Select']
}) {
  const options = weightOptions(metadata.fontFamily, metadata.italic)
  const { family } = slideFonts[metadata.fontFamily]
  return (
    <Select
      label="Weight"
      value={String(metadata.fontWeight)}
      options={options}
      hint={
        options.length === 1
          ? `${family} has this weight${metadata.italic ? ' in italic' : ''} and no other.`
          : undefined
      }
      onChange={(weight) => set({ fontWeight: Number(weight) })}
    />
  )
}

/** Face, size, weight, alignment, style and the space between lines and letters. */
export function FontSection({ data, errors, onChange, controls }: EditorProps<typeof textBoxSchema>) {
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
        label="Font"
        value={metadata.fontFamily}
        options={fontOptions}
        onChange={(chosen) => setFace(fontId.parse(chosen), metadata.italic)}
      />
      <Size
        label="Size"
        hint={fittedHint(data)}
        unit="px"
        min={8}
        max={200}
        value={metadata.textSize}
        error={errors['metadata.textSize']}
        onChange={(textSize) => set({ textSize })}
      />
      <Weight {...{ metadata, set, Select }} />
      <Choice
        label="Align"
        iconsOnly
        value={metadata.alignText}
        options={alignments}
        // The options are the three literals above.
        onChange={(value) => set({ alignText: value as Metadata['alignText'] })}
      />
      {hasItalic(metadata.fontFamily) && (
        <Switch
          label="Italic"
          hint={italicHint(metadata.fontFamily)}
          checked={metadata.italic}
          onChange={(italic) => setFace(metadata.fontFamily, italic)}
        />
      )}
      <Slider
        label="Line height"
        min={0.7}
        max={2.5}
        step={0.05}
        value={metadata.lineHeight}
        onChange={(lineHeight) => set({ lineHeight })}
      />
      <Slider
        label="Space between letters"
        unit="%"
        min={-10}
        max={50}
        value={Math.round(metadata.letterSpacing * 100)}
        onChange={(letterSpacing) => set({ letterSpacing: letterSpacing / 100 })}
      />
      <Switch
        label="Keep each line whole"
        hint="Large type shrinks rather than break a line you wrote."
        checked={metadata.fitLines}
        onChange={(fitLines) => set({ fitLines })}
      />
    </>
  )
}
