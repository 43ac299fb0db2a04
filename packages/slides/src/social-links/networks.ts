import type { Message } from '@taplet/messages'
import { isSafeLink } from '../define/fields.ts'
import { BRANDS } from './brands.ts'
import { messages } from './messages/messages.ts'
import { isHostOf, pastedName, type ProfileAddress } from './pasted-name.ts'

interface Network {
  name: Message
  /** The text on the button (spec §3). */
  linkText: Message
  /** What the merchant fills in, for labels and keyboards. */
  value: 'username' | 'page' | 'url' | 'phone' | 'email'
  /** Returns the address for a clean value; the value of a username network is already encoded. */
  href: (value: string) => string
  /** Where profile addresses can be pasted from. */
  place?: ProfileAddress
}

const username = (type: keyof typeof BRANDS, place: ProfileAddress, href: (value: string) => string): Network => ({
  name: () => BRANDS[type],
  linkText: messages.later(`words.${type}`),
  value: 'username',
  href,
  place,
})

/** A network whose profiles have no names that addresses are made of: the address itself is pasted. */
const page = (type: keyof typeof BRANDS, place?: ProfileAddress): Network => ({
  name: () => BRANDS[type],
  linkText: messages.later(`words.${type}`),
  value: 'page',
  href: (url) => url,
  ...(place && { place }),
})

/** A name without a domain is one of the network's own. */
const blueskyOf = (name: string): string =>
  `https://bsky.app/profile/${name.includes('.') ? name : `${name}.bsky.social`}`

/** Its hosts in most countries; each shows the reviews of all. */
const TRIPADVISOR = [
  'ca',
  'ch',
  'co.uk',
  'com',
  'com.au',
  'com.br',
  'de',
  'es',
  'fr',
  'ie',
  'in',
  'it',
  'jp',
  'nl',
  'pt',
  'se',
].map((country) => `tripadvisor.${country}`)

/** A channel without a handle is addressed by its id. */
const youtubeOf = (name: string): string =>
  `https://www.youtube.com/${/^UC[\w-]{22}$/.test(name) ? 'channel/' : '@'}${name}`

/** A plus sign needs no encoding in an email link, and people expect to read it there. */
const mailtoOf = (address: string): string =>
  `mailto:${encodeURIComponent(address).replaceAll('%40', '@').replaceAll('%2B', '+')}`

/** The 15 kinds of social link (spec §3) and those since, alphabetical. The logo of each is logos/<id>.svg. */
export const networks = {
  bandcamp: page('bandcamp', { hosts: ['bandcamp.com'] }),
  bluesky: username('bluesky', { hosts: ['bsky.app'], before: ['profile'] }, blueskyOf),
  cashapp: username('cashapp', { hosts: ['cash.app'] }, (name) => `https://cash.app/$${name}`),
  customlink: {
    name: messages.later('names.customlink'),
    linkText: messages.later('words.customlink'),
    value: 'url',
    href: (url) => url,
  },
  discord: username(
    'discord',
    { hosts: ['discord.gg', 'discord.com'], before: ['invite'] },
    (code) => `https://discord.gg/${code}`,
  ),
  email: {
    name: messages.later('names.email'),
    linkText: messages.later('words.email'),
    value: 'email',
    href: mailtoOf,
  },
  facebook: username(
    'facebook',
    { hosts: ['facebook.com', 'fb.com', 'fb.me'] },
    (name) => `https://www.facebook.com/${name}`,
  ),
  googlereviews: page('googlereviews', { hosts: ['google.com', 'g.page', 'maps.app.goo.gl'] }),
  instagram: username(
    'instagram',
    { hosts: ['instagram.com', 'instagr.am'] },
    (name) => `https://www.instagram.com/${name}`,
  ),
  linkedin: username(
    'linkedin',
    { hosts: ['linkedin.com'], before: ['in'] },
    (name) => `https://www.linkedin.com/in/${name}`,
  ),
  mastodon: page('mastodon'),
  phonecall: {
    name: messages.later('names.phonecall'),
    linkText: messages.later('words.phonecall'),
    value: 'phone',
    href: (number) => `tel:${number}`,
  },
  pinterest: username('pinterest', { hosts: ['pinterest.com'] }, (name) => `https://www.pinterest.com/${name}`),
  snapchat: username(
    'snapchat',
    { hosts: ['snapchat.com'], before: ['add'] },
    (name) => `https://www.snapchat.com/add/${name}`,
  ),
  soundcloud: username('soundcloud', { hosts: ['soundcloud.com'] }, (name) => `https://soundcloud.com/${name}`),
  spotify: username(
    'spotify',
    { hosts: ['open.spotify.com'], before: ['user'] },
    (name) => `https://open.spotify.com/user/${name}`,
  ),
  telegram: username('telegram', { hosts: ['t.me', 'telegram.me'] }, (name) => `https://t.me/${name}`),
  textmessage: {
    name: messages.later('names.textmessage'),
    linkText: messages.later('words.textmessage'),
    value: 'phone',
    href: (number) => `sms:${number}`,
  },
  threads: username('threads', { hosts: ['threads.com', 'threads.net'] }, (name) => `https://www.threads.com/@${name}`),
  tiktok: username('tiktok', { hosts: ['tiktok.com'] }, (name) => `https://www.tiktok.com/@${name}`),
  tripadvisor: page('tripadvisor', { hosts: TRIPADVISOR }),
  twitch: username('twitch', { hosts: ['twitch.tv'] }, (name) => `https://www.twitch.tv/${name}`),
  twitter: username('twitter', { hosts: ['twitter.com', 'x.com'] }, (name) => `https://twitter.com/${name}`),
  venmo: username('venmo', { hosts: ['venmo.com'], before: ['u'] }, (name) => `https://venmo.com/${name}`),
  youtube: username('youtube', { hosts: ['youtube.com'], before: ['c', 'channel', 'user'] }, youtubeOf),
} as const satisfies Record<string, Network>

export type LinkType = keyof typeof networks
export const linkTypes = Object.keys(networks) as [LinkType, ...LinkType[]] // keys of the literal above, never empty

/** The kinds that link directly to an address or number and open in the same tab (spec §3). */
export const directLinkTypes = [
  'customlink',
  'email',
  'phonecall',
  'textmessage',
] as const satisfies readonly LinkType[]

/** Custom link, text, phone and email open in the same tab; others in a new one (spec §3). */
export const opensInSameTab = (type: LinkType): boolean => directLinkTypes.some((direct) => direct === type)

/** Returns `target` and `rel` of a link of this kind; none for those that open in the same tab. */
export const linkTarget = (type: LinkType): { target?: '_blank'; rel?: 'noopener' } =>
  opensInSameTab(type) ? {} : { target: '_blank', rel: 'noopener' }

/** Returns where profiles of this network are; undefined for addresses and numbers. */
export function profileAddress(type: LinkType): ProfileAddress | undefined {
  const network: Network = networks[type]
  return network.place
}

/** A name with its server, as people write it: `@lark@mastodon.social`. */
const FEDIVERSE_NAME = /^@?(\w+)@((?:[\w-]+\.)+[a-z]{2,})$/i

/** Returns an address with its scheme, when it is one without. */
const webAddress = (value: string): string =>
  !/^[a-z][a-z0-9+.-]*:/i.test(value) && /^[\w-]+(?:\.[\w-]+)+(?:[/?#:]|$)/i.test(value) ? `https://${value}` : value

/** Returns the value to store for a typed or pasted one (spec D22). Never throws; an invalid value is only trimmed. */
export function normaliseLinkValue(type: LinkType, typed: string): string {
  const value = typed.trim()
  switch (networks[type].value) {
    case 'username': {
      const place = profileAddress(type)
      return (place ? pastedName(place, value) : value).replace(/^[@$]+/, '')
    }
    case 'phone': {
      const digits = value.replace(/^(?:tel|sms):/i, '').replace(/[\s().-]/g, '')
      return /^00\d/.test(digits) ? `+${digits.slice(2)}` : digits
    }
    case 'email':
      return value.replace(/^mailto:/i, '').replace(/\?.*$/, '')
    case 'page':
    case 'url':
      return webAddress(type === 'mastodon' ? value.replace(FEDIVERSE_NAME, 'https://$2/@$1') : value)
  }
}

const isWebAddress = (value: string): boolean => /^https?:\/\//i.test(value) && isSafeLink(value)

const VALID = {
  username: (value: string) => /^[\p{L}\p{N}._-]{1,100}$/u.test(value) && !/^\.+$/.test(value),
  phone: (value: string) => /^\+[1-9]\d{6,14}$/.test(value),
  // No escapes, quotes, brackets or separators: they could add a recipient or a header.
  email: (value: string) =>
    /^[\p{L}\p{M}\p{N}.!#$'*+/=^_{|}~-]{1,64}@(?:[\p{L}\p{M}\p{N}-]{1,63}\.)+[\p{L}\p{M}\p{N}-]{2,63}$/u.test(value),
  page: isWebAddress,
  url: isWebAddress,
} as const

/** Returns the address of a link, or '' when the value is invalid; an invalid value is never rendered. */
export function socialLinkHref(type: LinkType, value: string): string {
  const network: Network = networks[type]
  if (!VALID[network.value](value)) return ''
  if (network.value === 'page' && network.place && !isHostOf(network.place, new URL(value).hostname)) return ''
  return network.href(network.value === 'username' ? encodeURIComponent(value) : value)
}
