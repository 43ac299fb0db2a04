import { Parser } from 'htmlparser2'
import { plainLine } from '../../platform/html/plain-line.ts'

/** What a page's head says about it. */
export interface PageTexts {
  title: string
  description: string
  siteName: string
  /** As written there: it may be relative. */
  image: string
}

const MAX_WORDS = { title: 140, description: 300, siteName: 80 } as const

/** In order of preference: the first one present counts. */
const NAMES = {
  title: ['og:title', 'twitter:title', 'title'],
  description: ['og:description', 'twitter:description', 'description'],
  siteName: ['og:site_name', 'application-name'],
  image: ['og:image:secure_url', 'og:image:url', 'og:image', 'twitter:image', 'twitter:image:src'],
} as const

/** Parses texts and picture from the head of a page. No code is run, and broken HTML is read as far as possible. */
export function readHtml(html: string): PageTexts {
  const found = new Map<string, string>()
  const keep = (name: string, value: string | undefined) => {
    if (value && !found.has(name)) found.set(name, value)
  }
  let title: string | undefined
  let isOver = false
  const parser = new Parser({
    onopentag(tag, { property, name, content }) {
      if (isOver) return
      if (tag === 'body') isOver = true
      if (tag === 'title' && !found.has('title')) title = ''
      if (tag === 'meta') keep((property ?? name ?? '').toLowerCase(), content?.trim())
    },
    ontext(text) {
      if (title !== undefined) title += text
    },
    onclosetag(tag) {
      if (tag !== 'title' || title === undefined) return
      keep('title', title.trim())
      title = undefined
    },
  })
  parser.end(html)
  const first = (names: readonly string[]) => names.map((name) => found.get(name)).find(Boolean) ?? ''
  return {
    title: plainLine(first(NAMES.title), MAX_WORDS.title),
    description: plainLine(first(NAMES.description), MAX_WORDS.description),
    siteName: plainLine(first(NAMES.siteName), MAX_WORDS.siteName),
    image: first(NAMES.image),
  }
}
