import type { Message } from '@taplet/messages'
import { domainToASCII } from 'node:url'
import { messages } from './messages/messages.ts'

const MAX_LENGTH = 254 // RFC 5321, 4.5.3.1.3
const MAX_LOCAL = 64 // RFC 5321, 4.5.3.1.1
// The unquoted form of RFC 5322: no space, no line break, nothing that a mail header could take for something else.
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

/** Returns the canonical address: lower case, the domain in ASCII; undefined for what cannot be one. */
export function toEmailAddress(typed: string): string | undefined {
  const text = typed.trim().toLowerCase()
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at)
  const domain = domainToASCII(text.slice(at + 1))
  const isWhole = at > 0 && local.length <= MAX_LOCAL && LOCAL.test(local) && DOMAIN.test(domain)
  const address = `${local}@${domain}`
  return isWhole && address.length <= MAX_LENGTH ? address : undefined
}

/** Returns why an address is refused. Few mail servers accept non-ASCII letters before the @ (RFC 6531). */
export function whyRefused(typed: string): Message {
  const [, letter] = /([^\p{ASCII}]).*@./u.exec(typed.trim()) ?? []
  return letter === undefined ? messages.later('addressIncomplete') : messages.later('addressNotReachable', { letter })
}

const DOTS_MEAN_NOTHING = new Set(['gmail.com', 'googlemail.com'])

/** Returns the mailbox of an address, for counting mails: one person can have many addresses. Not for sending. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const [local = ''] = address.slice(0, at).split('+')
  return DOTS_MEAN_NOTHING.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}
