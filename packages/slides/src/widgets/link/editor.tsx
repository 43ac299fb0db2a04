import type { EditorProps, WidgetEditor } from '../../define/define-editor.ts'
import { LeadsTo } from '../../press-actions/leads-to.tsx'
import { pressName } from '../../press-actions/press-actions.ts'
import { linkOptions } from '../../social-links/link-options.tsx'
import { directLinkTypes, networks, normaliseLinkValue } from '../../social-links/networks.ts'
import { opensSentence, typedLinkValue, valueField } from '../../social-links/value-fields.ts'
import { bindFields } from '../../parts/bind-fields.ts'
import { SpaceAbove } from '../../parts/space-above.tsx'
import { usualLinkWords } from './link-words.ts'
import type { linkSchema } from './schema.ts'
import { messages } from './messages/messages.ts'

type Link = typeof linkSchema
type Data = EditorProps<Link>['data']

const emphases = ['FILLED', 'QUIET'] as const

function TargetSection({ data, errors, onChange, controls, language }: EditorProps<Link>) {
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

function WordsSection(props: EditorProps<Link>) {
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

function SpaceSection(props: EditorProps<Link>) {
  const { controls, language } = props
  const { field } = bindFields(props)
  return <SpaceAbove language={language} {...field('spacing')} controls={controls} />
}

const Icon = () => (
  <>
    <path d="M10 14.500a4 4 0 0 0 5.700.2l3-3a4 4 0 0 0-5.700-5.700l-1 1" />
    <path d="M14 9.500a4 4 0 0 0-5.700-.2l-3 3a4 4 0 0 0 5.700 5.700l1-1" />
  </>
)

/** Returns an address without its scheme, `www.` and a slash at its end. */
const spoken = (value: string) => value.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')

export const linkEditor: WidgetEditor<Link> = {
  addLabel: messages.later('link'),
  addOrder: 4,
  shortcut: 'L',
  Icon,
  title: (link, language) => link.linkText.trim() || usualLinkWords(link, language),
  detail: ({ action, linkType, linkValue }, language) =>
    messages(language)('detail', {
      target: action ? pressName(action.type) : spoken(linkValue) || networks[linkType].name(language),
    }),
  typed: [
    {
      label: messages.later('buttonText'),
      selector: '.tp-link > span',
      isMultiline: false,
      maxLength: 60,
      read: ({ linkText }) => linkText,
      write: (data, linkText) => ({ ...data, linkText }),
    },
  ],
  look: ({ emphasis, spacing }) => ({ emphasis, spacing }),
  controls: { SPACING: messages.later('spaceAbove'), TEXT: messages.later('buttonText') },
  sections: [
    { id: 'target', label: messages.later('action'), Form: TargetSection },
    { id: 'words', label: messages.later('text'), Form: WordsSection },
    { id: 'space', label: messages.later('space'), isLook: true, Form: SpaceSection },
  ],
}
