import type { EditorProps, WidgetEditor } from '../../define/define-editor.ts'
import { linkOptions } from '../../social-links/link-options.tsx'
import { directLinkTypes, networks, normaliseLinkValue } from '../../social-links/networks.ts'
import { opensSentence, typedLinkValue, valueField } from '../../social-links/value-fields.ts'
import { SpaceAbove } from '../../parts/space-above.tsx'
import type { linkSchema } from './schema.ts'
import { messages } from './messages/messages.ts'

type Link = typeof linkSchema
type Data = EditorProps<Link>['data']

const emphases = ['FILLED', 'QUIET'] as const

function TargetSection({ data, errors, onChange, controls: { Select, Text }, language }: EditorProps<Link>) {
  const say = messages(language)
  const { linkType, linkValue } = data
  const { label, inputMode, placeholder } = valueField(linkType, language)
  return (
    <>
      <Select
        label={say('action')}
        value={linkType}
        options={linkOptions(directLinkTypes, language)}
        // The options are made of directLinkTypes. A number makes no address, so the value starts anew.
        onChange={(value) => onChange({ ...data, linkType: value as Data['linkType'], linkValue: '' })}
      />
      <Text
        label={label}
        inputMode={inputMode}
        placeholder={placeholder}
        value={linkValue}
        error={errors['linkValue']}
        hint={opensSentence(linkType, linkValue, language)}
        onChange={(typed) => onChange({ ...data, linkValue: typedLinkValue(linkType, typed) })}
        onBlur={() => onChange({ ...data, linkValue: normaliseLinkValue(linkType, linkValue) })}
      />
    </>
  )
}

function WordsSection({ data, errors, onChange, controls: { Choice, Text }, language }: EditorProps<Link>) {
  const say = messages(language)
  return (
    <>
      <Text
        label={say('buttonText')}
        maxLength={60}
        value={data.linkText}
        error={errors['linkText']}
        placeholder={networks[data.linkType].linkText}
        hint={say('usualText', { text: networks[data.linkType].linkText })}
        onChange={(linkText) => onChange({ ...data, linkText })}
      />
      <Choice
        label={say('emphasis')}
        hint={say('emphasisHint')}
        value={data.emphasis}
        options={emphases.map((value) => ({ value, label: say(`emphases.${value}`) }))}
        // The options are the two literals above.
        onChange={(value) => onChange({ ...data, emphasis: value as Data['emphasis'] })}
      />
    </>
  )
}

function SpaceSection({ data, onChange, controls, language }: EditorProps<Link>) {
  return (
    <SpaceAbove
      language={language}
      spacing={data.spacing}
      onChange={(spacing) => onChange({ ...data, spacing })}
      controls={controls}
    />
  )
}

const Icon = () => (
  <>
    <path d="M10 14.500a4 4 0 0 0 5.700.2l3-3a4 4 0 0 0-5.700-5.700l-1 1" />
    <path d="M14 9.500a4 4 0 0 0-5.700-.2l-3 3a4 4 0 0 0 5.700 5.700l1-1" />
  </>
)

/** An address as people say it: without the scheme, and without a slash at its end. */
const spoken = (value: string) => value.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')

export const linkEditor: WidgetEditor<Link> = {
  addLabel: messages.later('link'),
  addOrder: 4,
  shortcut: 'L',
  Icon,
  title: ({ linkType, linkText }) => linkText.trim() || networks[linkType].linkText,
  detail: ({ linkType, linkValue }, language) =>
    messages(language)('detail', { target: spoken(linkValue) || networks[linkType].name(language) }),
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
