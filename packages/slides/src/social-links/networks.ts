import { isSafeLink } from '../fields.ts'

interface Network {
  name: string
  /** The words on the button (§3). */
  linkText: string
  /** What the merchant fills in, for labels and keyboards. */
  value: 'username' | 'url' | 'phone' | 'email'
  /** The address for a clean value; the value of a username network is already encoded. */
  href: (value: string) => string
}

const username = (name: string, linkText: string, href: (value: string) => string): Network => ({
  name,
  linkText,
  value: 'username',
  href,
})

/** A plus is plain in an e-mail link, and what people expect to read there. */
const mailtoOf = (address: string): string =>
  `mailto:${encodeURIComponent(address).replaceAll('%40', '@').replaceAll('%2B', '+')}`

/** The 15 kinds of social link (§3), alphabetical. The logo of each is logos/<id>.svg. */
export const networks = {
  cashapp: username('Cash App', 'Pay or Request Me', (name) => `https://cash.app/$${name}`),
  customlink: { name: 'Custom link', linkText: 'Go to link', value: 'url', href: (url) => url },
  email: { name: 'Email', linkText: 'Email Me', value: 'email', href: mailtoOf },
  facebook: username('Facebook', 'Add Me', (name) => `https://www.facebook.com/${name}`),
  instagram: username('Instagram', 'Follow Me', (name) => `https://www.instagram.com/${name}`),
  linkedin: username('LinkedIn', 'Connect with Me', (name) => `https://www.linkedin.com/in/${name}`),
  phonecall: { name: 'Phone call', linkText: 'Call Me', value: 'phone', href: (number) => `tel:${number}` },
  snapchat: username('Snapchat', 'Add Me', (name) => `https://www.snapchat.com/add/${name}`),
  soundcloud: username('SoundCloud', 'Follow Me', (name) => `https://soundcloud.com/${name}`),
  spotify: username('Spotify', 'Follow Me', (name) => `https://open.spotify.com/user/${name}`),
  textmessage: { name: 'Text message', linkText: 'Text Me', value: 'phone', href: (number) => `sms:${number}` },
  twitch: username('Twitch', 'Follow Me', (name) => `https://www.twitch.tv/${name}`),
  twitter: username('Twitter', 'Follow Me', (name) => `https://twitter.com/${name}`),
  venmo: username('Venmo', 'Pay or Request Me', (name) => `https://venmo.com/${name}`),
  youtube: username('YouTube', 'Subscribe', (name) => `https://www.youtube.com/@${name}`),
} as const satisfies Record<string, Network>

export type LinkType = keyof typeof networks
export const linkTypes = Object.keys(networks) as [LinkType, ...LinkType[]] // keys of the literal above, never empty

/** The kinds that lead straight to an address or number and open in the same tab (§3). */
export const directLinkTypes = [
  'customlink',
  'email',
  'phonecall',
  'textmessage',
] as const satisfies readonly LinkType[]

/** Custom link, text, phone and e-mail open in the same tab; others in a new one (§3). */
export const opensInSameTab = (type: LinkType): boolean => networks[type].value !== 'username'

/** `target` and `rel` of a link of this kind; none for the ones that open in the same tab. */
export const linkTarget = (type: LinkType): { target?: '_blank'; rel?: 'noopener' } =>
  opensInSameTab(type) ? {} : { target: '_blank', rel: 'noopener' }

/** A path segment or `@name` at the end of a pasted profile address; the value itself when it is no address. */
function lastSegment(value: string): string {
  const match = /^(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}\/(?:[^?#]*\/)?([^/?#]+)\/?(?:[?#].*)?$/i.exec(value)
  return match?.[1] ?? value
}

/** What is stored for what a merchant typed or pasted (decision 22). Never throws; an impossible value comes back trimmed. */
export function normaliseLinkValue(type: LinkType, typed: string): string {
  const value = typed.trim()
  switch (networks[type].value) {
    case 'username':
      return lastSegment(value).replace(/^[@$]+/, '')
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
