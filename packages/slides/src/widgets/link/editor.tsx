import type { EditorProps, WidgetEditor } from '../../define/define-editor.ts'
import { Logo } from '../../social-links/logo.tsx'
import { directLinkTypes, networks, normaliseLinkValue } from '../../social-links/networks.ts'
import { opensSentence, typedLinkValue, valueField } from '../../social-links/value-fields.ts'
import { SpaceAbove } from '../../parts/space-above.tsx'
import type { linkSchema } from './schema.ts'

type Link = typeof linkSchema
type Data = EditorProps<Link>['data']

const typeOptions = directLinkTypes.map((type) => ({
  value: type,
  label: networks[type].name,
  icon: <Logo type={type} />,
}))

const emphases = [
  { value: 'FILLED', label: 'Filled' },
  { value: 'QUIET', label: 'Quiet' },
] as const

function TargetSection({ data, errors, onChange, controls: { Select, Text } }: EditorProps<Link>) {
  const { linkType, linkValue } = data
  const { label, inputMode, placeholder } = valueField(linkType)
  return (
    <>
      <Select
        label="What a tap does"
        value={linkType}
        options={typeOptions}
        // The options are made of directLinkTypes. A number makes no address, so the value starts anew.
        onChange={(value) => onChange({ ...data, linkType: value as Data['linkType'], linkValue: '' })}
      />
      <Text
        label={label}
        inputMode={inputMode}
        placeholder={placeholder}
        value={linkValue}
        error={errors['linkValue']}
        hint={opensSentence(linkType, linkValue)}
        onChange={(typed) => onChange({ ...data, linkValue: typedLinkValue(linkType, typed) })}
        onBlur={() => onChange({ ...data, linkValue: normaliseLinkValue(linkType, linkValue) })}
      />
    </>
  )
}

function WordsSection({ data, errors, onChange, controls: { Choice, Text } }: EditorProps<Link>) {
  return (
    <>
      <Text
        label="Words on the button"
        maxLength={60}
        value={data.linkText}
        error={errors['linkText']}
        placeholder={networks[data.linkType].linkText}
        hint={`Left empty it says “${networks[data.linkType].linkText}”.`}
        onChange={(linkText) => onChange({ ...data, linkText })}
      />
      <Choice
        label="Emphasis"
        hint="One filled button per slide tells visitors what to do."
        value={data.emphasis}
        options={emphases}
        // The options are the two literals above.
        onChange={(value) => onChange({ ...data, emphasis: value as Data['emphasis'] })}
      />
    </>
  )
}

function SpaceSection({ data, onChange, controls }: EditorProps<Link>) {
  return (
    <SpaceAbove spacing={data.spacing} onChange={(spacing) => onChange({ ...data, spacing })} controls={controls} />
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
  addLabel: 'Link',
  addOrder: 4,
  shortcut: 'L',
  Icon,
  title: ({ linkType, linkText }) => linkText.trim() || networks[linkType].linkText,
  detail: ({ linkType, linkValue }) => ['Link', spoken(linkValue) || networks[linkType].name].join(' · '),
  typed: [
    {
      label: 'Words on the button',
      selector: '.tp-link > span',
      isMultiline: false,
      maxLength: 60,
      read: ({ linkText }) => linkText,
      write: (data, linkText) => ({ ...data, linkText }),
    },
  ],
  look: ({ emphasis, spacing }) => ({ emphasis, spacing }),
  sections: [
    { id: 'target', label: 'Target', Form: TargetSection },
    { id: 'words', label: 'Words', Form: WordsSection },
    { id: 'space', label: 'Space', isLook: true, Form: SpaceSection },
  ],
}
