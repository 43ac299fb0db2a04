import { plainLine } from '../../../platform/html/plain-line.ts'
import type { PageContent, PageIcon } from './page-content.ts'

type Attributes = Readonly<Record<string, string>>

const MAX_STRUCTURED = 300_000 // characters of one script
const MAX_TITLE = 200
const MAX_META = 2000
/** A title further down is that of a drawing. */
const TITLE_DEPTH = 4
/** A refresh after a longer time is for reading first. */
const MAX_REFRESH_S = 10
const STRUCTURED = /^\s*application\/ld\+json/i
const ANY_SIZE = 512 // px

function refreshOf(content: string): string {
  const [, seconds = '', url = ''] = /^\s*(\d*)[\d.]*\s*[;,]\s*(?:url\s*=\s*)?["']?([^"']+)/i.exec(content) ?? []
  return Number(seconds) <= MAX_REFRESH_S ? url.trim() : ''
}

const iconOf = (rel: string, { href = '', sizes = '' }: Attributes): PageIcon => ({
  rel,
  url: href.trim(),
  size: sizes === 'any' ? ANY_SIZE : Number.parseInt(sizes, 10) || 0,
})

/** Collects what a page says about itself, wherever it stands, while it is read. */
export function createPageHead(url: string) {
  const metas = new Map<string, string>()
  const [icons, structured]: [PageIcon[], string[]] = [[], []]
  const found = { title: '', base: url, manifest: '', refresh: '' }
  let taking: 'TITLE' | 'STRUCTURED' | undefined

  function readMeta({ name, property, content = '', ...rest }: Attributes): void {
    const key = (property ?? name ?? '').toLowerCase()
    if (key !== '' && content.trim() !== '' && !metas.has(key)) metas.set(key, content.slice(0, MAX_META).trim())
    if (rest['http-equiv']?.toLowerCase() === 'refresh') found.refresh ||= refreshOf(content.slice(0, MAX_META))
  }

  function readLink(attributes: Attributes): void {
    const rel = (attributes['rel'] ?? '').toLowerCase()
    if (/\bicon\b/.test(rel.replaceAll('-', ' '))) icons.push(iconOf(rel, attributes))
    if (rel === 'manifest') found.manifest ||= attributes['href'] ?? ''
    if (rel === 'image_src') metas.set(rel, attributes['href'] ?? '')
  }

  /** The first one counts. */
  function readBase({ href = '' }: Attributes): void {
    if (found.base === url && URL.canParse(href, url)) found.base = new URL(href, url).href
  }

  return {
    open(tag: string, attributes: Attributes, depth: number): void {
      if (tag === 'meta') readMeta(attributes)
      if (tag === 'link') readLink(attributes)
      if (tag === 'base') readBase(attributes)
      if (tag === 'title' && found.title === '' && depth <= TITLE_DEPTH) taking = 'TITLE'
      if (tag !== 'script' || !STRUCTURED.test(attributes['type'] ?? '')) return
      structured.push('')
      taking = 'STRUCTURED'
    },
    /** Returns whether the text was taken. */
    text(words: string): boolean {
      const last = structured.length - 1
      if (taking === 'TITLE') found.title += words
      if (taking === 'STRUCTURED' && (structured[last]?.length ?? 0) < MAX_STRUCTURED) structured[last] += words
      return taking !== undefined
    },
    close(tag: string): void {
      if (tag === 'title' || tag === 'script') taking = undefined
    },
    found: (): Pick<PageContent, 'title' | 'base' | 'manifest' | 'refresh' | 'metas' | 'icons' | 'structured'> => ({
      ...found,
      title: plainLine(found.title, MAX_TITLE),
      refresh: found.refresh || undefined,
      metas,
      icons,
      structured,
    }),
  }
}
