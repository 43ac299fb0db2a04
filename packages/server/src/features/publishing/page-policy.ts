import { createHash } from 'node:crypto'

/** What a document holds between its own script and style tags. */
export interface InlineCode {
  scripts: readonly string[]
  styles: readonly string[]
  /** Whether it may fetch scripts of our own later. */
  hasModules: boolean
  /** Origins of the websites that it shows in frames. */
  frames?: readonly string[]
  /** Whether other websites may show it in a frame. */
  isEmbedded?: boolean
  /** Whether what its form sends may be answered by leading to another website: browsers apply `form-action` to that too. */
  doesFormLeadAway?: boolean
}

/**
 * The policy of a published page: only the scripts and styles that we wrote into it run, by their hashes. A page whose
 * widgets need modules allows scripts of its own host, whichever of our names it was opened by: nothing that people
 * upload is ever served with the type of a script. Style attributes carry the merchant's sizes and colours, each
 * checked by its pattern when it was saved.
 */
export const pagePolicy = ({
  scripts,
  styles,
  hasModules,
  frames = [],
  isEmbedded,
  doesFormLeadAway,
}: InlineCode): string =>
  [
    "default-src 'none'",
    `script-src ${sources(scripts)}${hasModules ? " 'self'" : ''}`,
    `style-src ${sources(styles)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data:",
    "media-src 'self' https: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    `form-action 'self'${doesFormLeadAway ? ' https: http:' : ''}`,
    "base-uri 'none'",
    `frame-ancestors ${isEmbedded ? '*' : "'none'"}`,
  ].join('; ')

const sources = (codes: readonly string[]): string => (codes.length === 0 ? "'none'" : codes.map(hash).join(' '))

const hash = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
