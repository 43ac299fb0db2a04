import type { Language } from '@taplet/messages'
import { messages } from './messages/messages.ts'
import { type LinkType, networks, normaliseLinkValue, opensInSameTab, socialLinkHref } from './networks.ts'

/** The field for each kind of value. */
const kinds = {
  username: { inputMode: 'text', placeholder: 'larklisboa', prefix: '@' },
  page: { inputMode: 'url', placeholder: 'https://', prefix: '' },
  url: { inputMode: 'url', placeholder: 'https://', prefix: '' },
  phone: { inputMode: 'tel', placeholder: '+351 21 555 0148', prefix: '' },
  email: { inputMode: 'email', placeholder: 'hello@lark.coffee', prefix: '' },
} as const

/** Returns label, keyboard and example for the value of a link of this type. */
export function valueField(type: LinkType, language: Language) {
  const { value } = networks[type]
  return { ...kinds[value], label: messages(language)(`fields.${value}`) }
}

/** Returns the value to keep during typing: names are cleaned at once, addresses and numbers only when complete. */
export const typedLinkValue = (type: LinkType, typed: string): string =>
  networks[type].value === 'username' ? normaliseLinkValue(type, typed) : typed

/** Returns the sentence below the value: what a tap opens; undefined while that is unknown. */
export function opensSentence(type: LinkType, value: string, language: Language): string | undefined {
  const url = socialLinkHref(type, normaliseLinkValue(type, value))
  return url ? messages(language)(opensInSameTab(type) ? 'opensHere' : 'opensThere', { url }) : undefined
}
