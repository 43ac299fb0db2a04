import type { EditorProps } from '../../../define/define-editor.ts'
import { bindFields } from '../../../parts/bind-fields.ts'
import { SpaceAbove } from '../../../parts/space-above.tsx'
import { LeadsTo } from '../../../press-actions/leads-to.tsx'
import { linkOptions } from '../../../social-links/link-options.tsx'
import { directLinkTypes, normaliseLinkValue } from '../../../social-links/networks.ts'
import { opensSentence, typedLinkValue, valueField } from '../../../social-links/value-fields.ts'
import { usualLinkWords } from '../link-words.ts'
import { messages } from '../messages/messages.ts'
import type { linkSchema } from '../schema.ts'

type Link = typeof linkSchema
type Data = EditorProps<Link>['data']

const emphases = ['FILLED', 'QUIET'] as const

export function TargetSection({ data, errors, onChange, controls, language }: EditorProps<Link>) {
  const say = messages(language)
  const { action, linkType, linkValue } = data
  const { label, inputMode, placeholder } = valueField(linkType, language)
  return (
    <LeadsTo
      {...{ action, errors, controls, language }}
      label={say('action')}
      others={linkOptions(directLinkTypes, language)}
      other={linkType}
      onAction={(next) => onChange({ ...data, action: next })}
      // The options are made of directLinkTypes. A number is no valid address, so the value is cleared.
      onOther={(value) => onChange({ ...data, action: null, linkType: value as Data['linkType'], linkValue: '' })}
    >
      <controls.Text
        label={label}
        inputMode={inputMode}
        placeholder={placeholder}
        value={linkValue}
        error={errors['linkValue']}
        hint={opensSentence(linkType, linkValue, language)}
        onChange={(typed) => onChange({ ...data, linkValue: typedLinkValue(linkType, typed) })}
        onBlur={() => onChange({ ...data, linkValue: normaliseLinkValue(linkType, linkValue) })}
      />
    </LeadsTo>
  )
}

export function WordsSection(props: EditorProps<Link>) {
  const {
    data,
    controls: { Choice, Text },
    language,
  } = props
  const { field, choice } = bindFields(props)
  const say = messages(language)
  return (
    <>
      <Text
        label={say('buttonText')}
        maxLength={60}
        {...field('linkText')}
        placeholder={usualLinkWords(data, language)}
        hint={say('usualText', { text: usualLinkWords(data, language) })}
      />
      <Choice
        label={say('emphasis')}
        hint={say('emphasisHint')}
        {...choice('emphasis')}
        options={emphases.map((value) => ({ value, label: say(`emphases.${value}`) }))}
      />
    </>
  )
}

export function SpaceSection(props: EditorProps<Link>) {
  const { controls, language } = props
  const { field } = bindFields(props)
  return <SpaceAbove language={language} {...field('spacing')} controls={controls} />
}
