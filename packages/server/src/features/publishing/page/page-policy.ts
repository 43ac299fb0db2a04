import { createHash } from 'node:crypto'

/** Whom a page talks to where visitors pay on it: the provider of card payments, whose fields stand in frames of its own. */
export interface PaymentSources {
  /** Of the provider's script; on a stand-in a path of ours. */
  scriptUrl: string
  connectOrigins: readonly string[]
  frameOrigins: readonly string[]
}

/** What a document holds between its own script and style tags. */
export interface InlineCode {
  scripts: readonly string[]
  styles: readonly string[]
  /** Whether it may fetch scripts of our own later. */
  hasModules: boolean
  /** Whether it has a sheet of our own besides, for visitors without a script. */
  hasSheet?: boolean
  /** Origins of the websites that it shows in frames. */
  frames?: readonly string[]
  /** Present where something is sold on it. */
  payments?: PaymentSources | undefined
  /** Whether other websites may show it in a frame. */
  isEmbedded?: boolean
  /** Whether what its form sends may be answered by leading to another website: browsers apply `form-action` to that too. */
  doesFormLeadAway?: boolean
}

/**
 * The policy of a published page: only the scripts and styles that we wrote into it run, by their hashes. A page whose
 * widgets need modules allows scripts of its own host, whichever of our names it was opened by: nothing that people
 * upload is ever served with the type of a script or a style sheet. Style attributes carry the merchant's sizes and colours, each
 * checked by its pattern when it was saved.
 */
export const pagePolicy = ({
  scripts,
  styles,
  hasModules,
  hasSheet,
  frames = [],
  payments,
  isEmbedded,
  doesFormLeadAway,
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
    `form-action 'self'${doesFormLeadAway ? ' https: http:' : ''}`,
    "base-uri 'none'",
    `frame-ancestors ${isEmbedded ? '*' : "'none'"}`,
  ].join('; ')
}

/** The provider's script brings others from below its own host. A stand-in's comes from ours, which is allowed anyway. */
function scriptSource({ scriptUrl }: PaymentSources): string {
  if (!URL.canParse(scriptUrl)) return ''
  const { origin, protocol, host } = new URL(scriptUrl)
  return ` ${origin} ${protocol}//*.${host}`
}

const sources = (codes: readonly string[]): string => (codes.length === 0 ? "'none'" : codes.map(hash).join(' '))

const hash = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
