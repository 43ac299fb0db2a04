import { DEFAULT_LANGUAGE, type Message } from '@taplet/messages'
import { messages } from './messages/messages.ts'
import { type LinkType, linkTypes, networks, profileAddress, socialLinkHref } from './networks.ts'
import { isHostOf, pastedHost } from './pasted-name.ts'

const { later } = messages

const naming =
  (key: 'elsewhere' | 'noProfile' | 'wrongHost', type: LinkType): Message =>
  (language) =>
    messages(language)(key, { name: networks[type].name(language) })

function profileProblem(type: LinkType, value: string): Message {
  const host = pastedHost(value)
  if (host === undefined) return later('typeThis.username')
  const owner = linkTypes.find((other) => {
    const place = profileAddress(other)
    return place !== undefined && isHostOf(place, host)
  })
  if (owner === type) return naming('noProfile', type)
  return owner === undefined ? naming('wrongHost', type) : naming('elsewhere', owner)
}

function webProblem(value: string): Message {
  if (/^tel:/i.test(value)) return later('isPhone')
  if (/^sms:/i.test(value)) return later('isText')
  if (/^mailto:/i.test(value) || socialLinkHref('email', value)) return later('isEmail')
  return later('typeThis.url')
}

/** Returns why a link of this kind cannot open the value and what to do; undefined when it can, or is empty. */
export function linkProblem(type: LinkType, value: string): Message | undefined {
  if (value === '' || socialLinkHref(type, value) !== '') return undefined
  const kind = networks[type].value
  if (kind === 'username') return profileProblem(type, value)
  if (kind === 'page' && socialLinkHref('customlink', value) !== '') return naming('wrongHost', type)
  if (kind === 'page') return later('typeThis.page')
  return kind === 'url' ? webProblem(value) : later(`typeThis.${kind}`)
}

/** The same as an issue of a schema: English for the API, `params.problem` for callers that know the language. */
export function linkIssue(type: LinkType, value: string) {
  const problem = linkProblem(type, value)
  return problem && { code: 'custom' as const, message: problem(DEFAULT_LANGUAGE), params: { problem } }
}
