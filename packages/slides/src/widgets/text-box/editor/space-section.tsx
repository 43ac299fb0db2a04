import type { EditorProps } from '../../../define/define-editor.ts'
import { SpaceAbove } from '../../../parts/space-above.tsx'
import type { textBoxSchema } from '../schema.ts'

type Metadata = EditorProps<typeof textBoxSchema>['data']['metadata']

const leaders = [
  { value: 'DOTS', label: 'Dots' },
  { value: 'NONE', label: 'Nothing' },
] as const

/** Space above and how the text stands in the slide. */
export function SpaceSection({ data, onChange, controls }: EditorProps<typeof textBoxSchema>) {
  const { metadata } = data
  const { Choice, Switch } = controls
  const set = (change: Partial<Metadata>) => onChange({ ...data, metadata: { ...metadata, ...change } })
  return (
    <>
      <SpaceAbove spacing={metadata.spacing} onChange={(spacing) => set({ spacing })} controls={controls} />
      <Switch
        label="Reach both edges"
        hint="Makes this the star of a list."
        checked={metadata.isBleeding}
        onChange={(isBleeding) => set({ isBleeding, ...(isBleeding && { isHalf: false }) })}
      />
      <Switch
        label="Half the width"
        hint="Two such widgets in a row stand side by side."
        checked={metadata.isHalf}
        onChange={(isHalf) => set({ isHalf, ...(isHalf && { isBleeding: false }) })}
      />
      <Switch label="Line above" checked={metadata.hasRule} onChange={(hasRule) => set({ hasRule })} />
      {data.text.includes('\t') && (
        <Choice
          label="Between the two ends of a line"
          value={metadata.leader}
          options={leaders}
          // The options are the two literals above.
          onChange={(value) => set({ leader: value as Metadata['leader'] })}
        />
      )}
    </>
  )
}
