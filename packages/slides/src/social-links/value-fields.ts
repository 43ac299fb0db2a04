import { type LinkType, networks, normaliseLinkValue, opensInSameTab, socialLinkHref } from './networks.ts'

/** How each kind of value is asked for. */
const kinds = {
  username: { label: 'Username', inputMode: 'text', placeholder: 'larklisboa', prefix: '@' },
  url: { label: 'Web address', inputMode: 'url', placeholder: 'https://', prefix: '' },
  phone: { label: 'Phone number', inputMode: 'tel', placeholder: '+351 21 555 0148', prefix: '' },
  email: { label: 'E-mail address', inputMode: 'email', placeholder: 'hello@lark.coffee', prefix: '' },
} as const

/** Label, keyboard and example for the value of a link of this type. */
export const valueField = (type: LinkType) => kinds[networks[type].value]

/** What is kept while someone types: names are cleaned at once, addresses and numbers only when they are complete. */
export const typedLinkValue = (type: LinkType, typed: string): string =>
  networks[type].value === 'username' ? normaliseLinkValue(type, typed) : typed

/** The sentence below the value: where a tap leads, or nothing while that is not known. */
export function opensSentence(type: LinkType, value: string): string | undefined {
  const href = socialLinkHref(type, normaliseLinkValue(type, value))
  return href
    ? `Opens ${href} in ${opensInSameTab(type) ? 'the same tab' : 'a new tab, so your app stays open'}.`
    : undefined
}
