import { isSafeLink } from '@taplet/slides/schema'

/** Completes a typed or pasted web address with https:// where missing; undefined when it is invalid. */
export function typedAddress(typed: string): string | undefined {
  const text = typed.trim()
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`
  if (!/^https?:\/\//i.test(address) || !isSafeLink(address)) return undefined
  const { hostname } = new URL(address)
  return hostname.includes('.') || hostname.startsWith('[') || hostname === 'localhost' ? address : undefined
}
