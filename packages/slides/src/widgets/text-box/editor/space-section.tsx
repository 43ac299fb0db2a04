import type { EditorProps } from '../../../define/define-editor.ts'
import { SpaceAbove } from '../../../parts/space-above.tsx'
import type { textBoxSchema } from '../schema.ts'
import { messages } from '../messages/messages.ts'

type Metadata = EditorProps<typeof textBoxSchema>['data']['metadata']

const leaders = ['DOTS', 'NONE'] as const

/** Space above and how the text stands in the slide. */
export function SpaceSection({ data, onChange, controls, language }: EditorProps<typeof textBoxSchema>) {
  const say = messages(language)
  const { metadata } = data
  const { Choice, Switch } = controls
  const set = (change: Partial<Metadata>) => onChange({ ...data, metadata: { ...metadata, ...change } })
  return (
    <>
      <SpaceAbove
        language={language}
        spacing={metadata.spacing}
        onChange={(spacing) => set({ spacing })}
        controls={controls}
      />
      <Switch
        label={say('fullWidth')}
        hint={say('fullWidthHint')}
        checked={metadata.isBleeding}
        onChange={(isBleeding) => set({ isBleeding, ...(isBleeding && { isHalf: false }) })}
      />
      <Switch
        label={say('half')}
        hint={say('halfHint')}
        checked={metadata.isHalf}
        onChange={(isHalf) => set({ isHalf, ...(isHalf && { isBleeding: false }) })}
      />
      <Switch label={say('divider')} checked={metadata.hasRule} onChange={(hasRule) => set({ hasRule })} />
      {data.text.includes('\t') && (
        <Choice
          label={say('leader')}
          value={metadata.leader}
          options={leaders.map((value) => ({ value, label: say(`leaders.${value}`) }))}
          // The options are the two literals above.
          onChange={(value) => set({ leader: value as Metadata['leader'] })}
        />
      )}
    </>
  )
}
