import type { EditorProps } from '../../../define/define-editor.ts'
import { bindFields } from '../../../parts/bind-fields.ts'
import { SpaceAbove } from '../../../parts/space-above.tsx'
import type { textBoxSchema } from '../schema.ts'
import { messages } from '../messages/messages.ts'

type Metadata = EditorProps<typeof textBoxSchema>['data']['metadata']

const leaders = ['DOTS', 'NONE', 'COLUMN', 'TICKET'] as const

/** The space above, and the layout of the text on the slide. */
export function SpaceSection(props: EditorProps<typeof textBoxSchema>) {
  const { data, onChange, controls, language } = props
  const { field, choice, toggle } = bindFields(props)
  const say = messages(language)
  const { metadata } = data
  const { Choice, Switch } = controls
  const set = (change: Partial<Metadata>) => onChange({ ...data, metadata: { ...metadata, ...change } })
  return (
    <>
      <SpaceAbove language={language} {...field('metadata.spacing')} controls={controls} />
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
      <Switch label={say('divider')} {...toggle('metadata.hasRule')} />
      {data.text.includes('\t') && (
        <Choice
          label={say('leader')}
          {...choice('metadata.leader')}
          options={leaders.map((value) => ({ value, label: say(`leaders.${value}`) }))}
        />
      )}
    </>
  )
}
