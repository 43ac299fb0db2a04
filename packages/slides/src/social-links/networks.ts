import type { Message } from '@taplet/messages'
import { isSafeLink } from '../define/fields.ts'
import { messages } from './messages/messages.ts'
import { pastedName, type ProfilePlace } from './pasted-name.ts'

interface Network {
  name: Message
  /** The words on the button (spec §3). */
  linkText: string
  /** What the merchant fills in, for labels and keyboards. */
  value: 'username' | 'url' | 'phone' | 'email'
  /** The address for a clean value; the value of a username network is already encoded. */
  href: (value: string) => string
  /** Where names can be copied from. */
  place?: ProfilePlace
}

const username = (name: string, linkText: string, place: ProfilePlace, href: (value: string) => string): Network => ({
  name: () => name,
  linkText,
  value: 'username',
  href,
  place,
})

/** A channel without a name of its own goes by its id. */
const youtubeOf = (name: string): string =>
  `https://www.youtube.com/${/^UC[\w-]{22}$/.test(name) ? 'channel/' : '@'}${name}`

/** A plus is plain in an e-mail link, and what people expect to read there. */
const mailtoOf = (address: string): string =>
  `mailto:${encodeURIComponent(address).replaceAll('%40', '@').replaceAll('%2B', '+')}`

/** The 15 kinds of social link (spec §3), alphabetical. The logo of each is logos/<id>.svg. */
export const networks = {
  cashapp: username('Cash App', 'Pay or Request Me', { hosts: ['cash.app'] }, (name) => `https://cash.app/$${name}`),
  customlink: { name: messages.later('names.customlink'), linkText: 'Go to link', value: 'url', href: (url) => url },
  email: { name: messages.later('names.email'), linkText: 'Email Me', value: 'email', href: mailtoOf },
  facebook: username(
    'Facebook',
    'Add Me',
    { hosts: ['facebook.com', 'fb.com', 'fb.me'] },
    (name) => `https://www.facebook.com/${name}`,
  ),
  instagram: username(
    'Instagram',
    'Follow Me',
    { hosts: ['instagram.com', 'instagr.am'] },
    (name) => `https://www.instagram.com/${name}`,
  ),
  linkedin: username(
    'LinkedIn',
    'Connect with Me',
    { hosts: ['linkedin.com'], before: ['in'] },
    (name) => `https://www.linkedin.com/in/${name}`,
  ),
  phonecall: {
    name: messages.later('names.phonecall'),
    linkText: 'Call Me',
    value: 'phone',
    href: (number) => `tel:${number}`,
  },
  snapchat: username(
    'Snapchat',
    'Add Me',
    { hosts: ['snapchat.com'], before: ['add'] },
    (name) => `https://www.snapchat.com/add/${name}`,
  ),
  soundcloud: username(
    'SoundCloud',
    'Follow Me',
    { hosts: ['soundcloud.com'] },
    (name) => `https://soundcloud.com/${name}`,
  ),
  spotify: username(
    'Spotify',
    'Follow Me',
    { hosts: ['open.spotify.com'], before: ['user'] },
    (name) => `https://open.spotify.com/user/${name}`,
  ),
  textmessage: {
    name: messages.later('names.textmessage'),
    linkText: 'Text Me',
    value: 'phone',
    href: (number) => `sms:${number}`,
  },
  twitch: username('Twitch', 'Follow Me', { hosts: ['twitch.tv'] }, (name) => `https://www.twitch.tv/${name}`),
  twitter: username(
    'Twitter',
    'Follow Me',
    { hosts: ['twitter.com', 'x.com'] },
    (name) => `https://twitter.com/${name}`,
  ),
  venmo: username(
    'Venmo',
    'Pay or Request Me',
    { hosts: ['venmo.com'], before: ['u'] },
    (name) => `https://venmo.com/${name}`,
  ),
  youtube: username('YouTube', 'Subscribe', { hosts: ['youtube.com'], before: ['c', 'channel', 'user'] }, youtubeOf),
} as const satisfies Record<string, Network>

export type LinkType = keyof typeof networks
export const linkTypes = Object.keys(networks) as [LinkType, ...LinkType[]] // keys of the literal above, never empty

/** The kinds that lead straight to an address or number and open in the same tab (spec §3). */
export const directLinkTypes = [
  'customlink',
  'email',
  'phonecall',
  'textmessage',
] as const satisfies readonly LinkType[]

/** Custom link, text, phone and e-mail open in the same tab; others in a new one (spec §3). */
export const opensInSameTab = (type: LinkType): boolean => networks[type].value !== 'username'

/** `target` and `rel` of a link of this kind; none for the ones that open in the same tab. */
export const linkTarget = (type: LinkType): { target?: '_blank'; rel?: 'noopener' } =>
  opensInSameTab(type) ? {} : { target: '_blank', rel: 'noopener' }

/** Where names of this network can be copied from; undefined for addresses and numbers. */
export function profilePlace(type: LinkType): ProfilePlace | undefined {
  const network: Network = networks[type]
  return network.place
}

/** What is stored for what a merchant typed or pasted (spec D22). Never throws; an impossible value comes back trimmed. */
export function normaliseLinkValue(type: LinkType, typed: string): string {
  const value = typed.trim()
  switch (networks[type].value) {
    case 'username': {
      const place = profilePlace(type)
      return (place ? pastedName(place, value) : value).replace(/^[@$]+/, '')
    }
    case 'phone': {
      const digits = value.replace(/^(?:tel|sms):/i, '').replace(/[\s().-]/g, '')
      return /^00\d/.test(digits) ? `+${digits.slice(2)}` : digits
    }
    case 'email':
      return value.replace(/^mailto:/i, '').replace(/\?.*$/, '')
    case 'url':
      return value !== '' && !/^[a-z][a-z0-9+.-]*:/i.test(value) && /^[\w-]+(?:\.[\w-]+)+(?:[/?#:]|$)/i.test(value)
        ? `https://${value}`
        : value
  }
}

const VALID = {
  username: (value: string) => /^[\p{L}\p{N}._-]{1,100}$/u.test(value) && !/^\.+$/.test(value),
  phone: (value: string) => /^\+[1-9]\d{6,14}$/.test(value),
  // No escapes, quotes, brackets or separators: they could add a receiver or a header.
  email: (value: string) =>
    /^[\p{L}\p{M}\p{N}.!#$'*+/=^_{|}~-]{1,64}@(?:[\p{L}\p{M}\p{N}-]{1,63}\.)+[\p{L}\p{M}\p{N}-]{2,63}$/u.test(value),
  url: (value: string) => /^https?:\/\//i.test(value) && isSafeLink(value),
} as const

/** The address of a link, or '' when the value cannot be opened; what is not valid is never rendered. */
export function socialLinkHref(type: LinkType, value: string): string {
  const network: Network = networks[type]
  if (!VALID[network.value](value)) return ''
  return network.href(network.value === 'username' ? encodeURIComponent(value) : value)
}
