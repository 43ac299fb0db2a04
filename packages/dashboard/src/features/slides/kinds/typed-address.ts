import { isSafeLink } from '@taplet/slides/schema'

/** A whole web address of what was typed or pasted, with https:// where it was left out; undefined when it is none. */
export function typedAddress(typed: string): string | undefined {
  const text = typed.trim()
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`
  if (!/^https?:\/\//i.test(address) || !isSafeLink(address)) return undefined
  const { hostname } = new URL(address)
  return hostname.includes('.') || hostname.startsWith('[') || hostname === 'localhost' ? address : undefined
}
