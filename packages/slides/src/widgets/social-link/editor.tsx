import type { EditorProps, WidgetEditor } from '../../define/define-editor.ts'
import { linkOptions } from '../../social-links/link-options.tsx'
import { Logo } from '#logo'
import { type LinkType, linkTypes, networks, normaliseLinkValue } from '../../social-links/networks.ts'
import { opensSentence, typedLinkValue, valueField } from '../../social-links/value-fields.ts'
import { bindFields } from '../../parts/bind-fields.ts'
import { SpaceAbove } from '../../parts/space-above.tsx'
import type { socialLinkSchema } from './schema.ts'
import { messages } from './messages/messages.ts'

type SocialLink = typeof socialLinkSchema

/** Changing the network keeps the name, cleaned for it, and the text only when the merchant wrote it. */
function ProfileSection({ data, errors, onChange, controls: { Select, Text }, language }: EditorProps<SocialLink>) {
  const say = messages(language)
  const { linkType, linkUsername } = data
  const { label, inputMode, placeholder, prefix } = valueField(linkType, language)
  const changeType = (next: LinkType) =>
    onChange({ ...data, linkType: next, linkUsername: normaliseLinkValue(next, linkUsername) })
  return (
    <>
      <Select
        label={say('network')}
        value={linkType}
        options={linkOptions(linkTypes, language)}
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
        hint={opensSentence(linkType, linkUsername, language) ?? say('pasteHint')}
        onChange={(typed) => onChange({ ...data, linkUsername: typedLinkValue(linkType, typed) })}
        onBlur={() => onChange({ ...data, linkUsername: normaliseLinkValue(linkType, linkUsername) })}
      />
    </>
  )
}

function WordsSection(props: EditorProps<SocialLink>) {
  const {
    data,
    controls: { Text },
    language,
  } = props
  const { field } = bindFields(props)
  const say = messages(language)
  return (
    <Text
      label={say('buttonText')}
      maxLength={60}
      {...field('linkText')}
      placeholder={networks[data.linkType].linkText(language)}
      hint={say('usualText', { text: networks[data.linkType].linkText(language) })}
    />
  )
}

function SpaceSection(props: EditorProps<SocialLink>) {
  const { controls, language } = props
  const { field } = bindFields(props)
  return <SpaceAbove language={language} {...field('spacing')} controls={controls} />
}

/** The network's own logo; without one, the icon for all of them. */
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
  addLabel: messages.later('add'),
  addOrder: 5,
  shortcut: 'S',
  Icon,
  title: ({ linkType, linkText }, language) => linkText.trim() || networks[linkType].linkText(language),
  detail: ({ linkType, linkUsername }, language) =>
    [networks[linkType].name(language), linkUsername && valueField(linkType, language).prefix + linkUsername]
      .filter(Boolean)
      .join(' · '),
  typed: [
    {
      label: messages.later('buttonText'),
      selector: '.tp-social > span',
      isMultiline: false,
      maxLength: 60,
      read: ({ linkText }) => linkText,
      write: (data, linkText) => ({ ...data, linkText }),
    },
  ],
  look: ({ spacing }) => ({ spacing }),
  controls: { SPACING: messages.later('spaceAbove'), TEXT: messages.later('buttonText') },
  sections: [
    { id: 'profile', label: messages.later('profile'), Form: ProfileSection },
    { id: 'words', label: messages.later('text'), Form: WordsSection },
    { id: 'space', label: messages.later('space'), isLook: true, Form: SpaceSection },
  ],
}
