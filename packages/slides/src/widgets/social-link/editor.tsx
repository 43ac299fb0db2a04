import type { EditorProps, WidgetEditor } from '../../define/define-editor.ts'
import { Logo } from '../../social-links/logo.tsx'
import { type LinkType, linkTypes, networks, normaliseLinkValue } from '../../social-links/networks.ts'
import { opensSentence, typedLinkValue, valueField } from '../../social-links/value-fields.ts'
import { SpaceAbove } from '../../parts/space-above.tsx'
import type { socialLinkSchema } from './schema.ts'

type SocialLink = typeof socialLinkSchema

const typeOptions = linkTypes.map((type) => ({ value: type, label: networks[type].name, icon: <Logo type={type} /> }))

/** Changing the network keeps the name, cleaned for it, and the words only when someone wrote their own. */
function ProfileSection({ data, errors, onChange, controls: { Select, Text } }: EditorProps<SocialLink>) {
  const { linkType, linkUsername } = data
  const { label, inputMode, placeholder, prefix } = valueField(linkType)
  const changeType = (next: LinkType) =>
    onChange({ ...data, linkType: next, linkUsername: normaliseLinkValue(next, linkUsername) })
  return (
    <>
      <Select
        label="Network"
        value={linkType}
        options={typeOptions}
        // The options are made of linkTypes.
        onChange={(value) => changeType(value as LinkType)}
      />
      <Text
        label={label}
        inputMode={inputMode}
        placeholder={placeholder}
        prefix={prefix}
        value={linkUsername}
        error={errors['linkUsername']}
        hint={opensSentence(linkType, linkUsername) ?? 'A pasted profile address works too.'}
        onChange={(typed) => onChange({ ...data, linkUsername: typedLinkValue(linkType, typed) })}
        onBlur={() => onChange({ ...data, linkUsername: normaliseLinkValue(linkType, linkUsername) })}
      />
    </>
  )
}

function WordsSection({ data, errors, onChange, controls: { Text } }: EditorProps<SocialLink>) {
  return (
    <Text
      label="Words on the button"
      maxLength={60}
      value={data.linkText}
      error={errors['linkText']}
      placeholder={networks[data.linkType].linkText}
      hint={`Left empty it says “${networks[data.linkType].linkText}”.`}
      onChange={(linkText) => onChange({ ...data, linkText })}
    />
  )
}

function SpaceSection({ data, onChange, controls }: EditorProps<SocialLink>) {
  return (
    <SpaceAbove spacing={data.spacing} onChange={(spacing) => onChange({ ...data, spacing })} controls={controls} />
  )
}

/** The network's own logo; without one, the sign that stands for all of them. */
function Icon({ data }: { data?: EditorProps<SocialLink>['data'] }) {
  if (data)
    return (
      <g stroke="none">
        <Logo type={data.linkType} />
      </g>
    )
  return (
    <>
      <circle cx="12" cy="12" r="3.700" />
      <path d="M15.700 8.300v5a2.600 2.600 0 0 0 5.300 0V12a9 9 0 1 0-3.600 7.200" />
    </>
  )
}

export const socialLinkEditor: WidgetEditor<SocialLink> = {
  addLabel: 'Social',
  addOrder: 5,
  shortcut: 'S',
  Icon,
  title: ({ linkType, linkText }) => linkText.trim() || networks[linkType].linkText,
  detail: ({ linkType, linkUsername }) =>
    [networks[linkType].name, linkUsername && valueField(linkType).prefix + linkUsername].filter(Boolean).join(' · '),
  typed: [
    {
      label: 'Words on the button',
      selector: '.tp-social > span',
      isMultiline: false,
      maxLength: 60,
      read: ({ linkText }) => linkText,
      write: (data, linkText) => ({ ...data, linkText }),
    },
  ],
  look: ({ spacing }) => ({ spacing }),
  sections: [
    { id: 'profile', label: 'Profile', Form: ProfileSection },
    { id: 'words', label: 'Words', Form: WordsSection },
    { id: 'space', label: 'Space', isLook: true, Form: SpaceSection },
  ],
}
