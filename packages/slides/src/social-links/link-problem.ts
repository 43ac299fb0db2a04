import { type LinkType, linkTypes, networks, profilePlace, socialLinkHref } from './networks.ts'
import { isHostOf, pastedHost } from './pasted-name.ts'

const TYPE_THIS = {
  username: 'Type the name alone, without spaces, or paste the address of the profile.',
  url: 'Type a full web address, like https://lark.coffee.',
  phone: 'Type the number with its country code, like +351 21 555 0148.',
  email: 'Type one e-mail address, like hello@lark.coffee.',
} as const

const withArticle = (name: string) => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`

function profileProblem(type: LinkType, value: string): string {
  const host = pastedHost(value)
  if (host === undefined) return TYPE_THIS.username
  const { name } = networks[type]
  const owner = linkTypes.find((other) => {
    const place = profilePlace(other)
    return place !== undefined && isHostOf(place, host)
  })
  if (owner === type) return `This is not the address of ${withArticle(name)} profile. Type the name alone.`
  if (owner === undefined) return `This is not ${withArticle(name)} address.`
  const other = networks[owner].name
  return `This is ${withArticle(other)} address. Choose ${other} as the network.`
}

function webProblem(value: string): string {
  if (/^tel:/i.test(value)) return 'This is a phone number. Choose Phone call instead.'
  if (/^sms:/i.test(value)) return 'This is a number for messages. Choose Text message instead.'
  if (/^mailto:/i.test(value) || socialLinkHref('email', value))
    return 'This is an e-mail address. Choose Email instead.'
  return TYPE_THIS.url
}

/** Why a link of this kind cannot open the value and what to do, as sentences; undefined when it can, or is empty. */
export function linkProblem(type: LinkType, value: string): string | undefined {
  if (value === '' || socialLinkHref(type, value) !== '') return undefined
  const kind = networks[type].value
  if (kind === 'username') return profileProblem(type, value)
  return kind === 'url' ? webProblem(value) : TYPE_THIS[kind]
}
