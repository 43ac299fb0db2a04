import { createHash } from 'node:crypto'

/** Origins for pages with payments: the card payment provider, whose fields are in frames of its own. */
export interface PaymentSources {
  /** Of the provider's script; with the emulator a path of ours. */
  scriptUrl: string
  connectOrigins: readonly string[]
  frameOrigins: readonly string[]
}

/** Content of a document's own script and style tags. */
export interface InlineCode {
  scripts: readonly string[]
  styles: readonly string[]
  /** Whether it may load scripts of ours later. */
  hasModules: boolean
  /** Whether it also loads a style sheet of ours, for visitors without JavaScript. */
  hasSheet?: boolean
  /** Origins of the websites that it shows in frames. */
  frames?: readonly string[]
  /** Present where something is sold on it. */
  payments?: PaymentSources | undefined
  /** Whether other websites may show it in a frame. */
  isEmbedded?: boolean
  /** Whether submitting its form may redirect to another website: browsers apply `form-action` to that too. */
  doesFormRedirect?: boolean
}

/**
 * Returns the policy of a published page: only the scripts and styles that we inlined run, by their hashes. A page
 * whose widgets need modules allows scripts of its own host, under whichever of our names it was opened: uploads are
 * never served with the type of a script or a style sheet. Style attributes carry the merchant's sizes and colours,
 * each validated by its pattern when it was saved.
 */
export const pagePolicy = ({
  scripts,
  styles,
  hasModules,
  hasSheet,
  frames = [],
  payments,
  isEmbedded,
  doesFormRedirect,
}: InlineCode): string => {
  const framed = [...new Set([...frames, ...(payments?.frameOrigins ?? [])])]
  return [
    "default-src 'none'",
    `script-src ${sources(scripts)}${hasModules ? " 'self'" : ''}${payments ? scriptSource(payments) : ''}`,
    `style-src ${sources(styles)}${hasSheet ? " 'self'" : ''}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data:",
    "media-src 'self' https: blob:",
    "font-src 'self'",
    `connect-src ${[...new Set(["'self'", ...(payments?.connectOrigins ?? [])])].join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(framed.length > 0 ? [`frame-src ${framed.join(' ')}`] : []),
    `form-action 'self'${doesFormRedirect ? ' https: http:' : ''}`,
    "base-uri 'none'",
    `frame-ancestors ${isEmbedded ? '*' : "'none'"}`,
  ].join('; ')
}

/** The provider's script loads others from below its host. The emulator's comes from ours, allowed anyway. */
function scriptSource({ scriptUrl }: PaymentSources): string {
  if (!URL.canParse(scriptUrl)) return ''
  const { origin, protocol, host } = new URL(scriptUrl)
  return ` ${origin} ${protocol}//*.${host}`
}

const sources = (codes: readonly string[]): string => (codes.length === 0 ? "'none'" : codes.map(hash).join(' '))

const hash = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
