import { Parser } from 'htmlparser2'
import { pictureWork } from '../../../platform/pictures/picture-work.ts'
import type { PageContent, PagePicture } from './page-content.ts'
import { createPageHead } from './page-head.ts'
import { pictureOf } from './pictures-of.ts'
import { createTextBlocks } from './text-blocks.ts'

type Attributes = Readonly<Record<string, string>>

/** What browsers give up on as well. */
const MAX_ELEMENTS = 100_000
const MAX_DEPTH = 512
/** Characters that are parsed before we look whether to go on. */
const PIECE = 16_384
const MAX_PICTURES = 200
const UNSEEN = new Set(['noscript', 'script', 'style', 'template', 'svg', 'select', 'textarea', 'object'])
const FRAMES = new Set(['frame', 'iframe'])
const CHROME = new Set(['nav', 'header', 'footer'])
const CHROME_ROLES = new Set(['navigation', 'banner', 'contentinfo'])
const HIDDEN_STYLE =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?:px)?\s*(?:;|$)|text-indent\s*:\s*-\d{3,}/i
const HIDDEN_CLASS = /(?:^|\s)(?:sr-only|visually-hidden|screen-reader-text|d-none|hidden)(?:\s|$)/

const isHidden = (tag: string, { hidden, style = '', ...rest }: Attributes): boolean =>
  UNSEEN.has(tag) ||
  hidden !== undefined ||
  HIDDEN_STYLE.test(style) ||
  HIDDEN_CLASS.test(rest.class ?? '') ||
  (rest['aria-hidden'] === 'true' && tag !== 'img')

const isChrome = (tag: string, { role = '' }: Attributes): boolean => CHROME.has(tag) || CHROME_ROLES.has(role)

const isPassword = (tag: string, { type = '' }: Attributes): boolean =>
  tag === 'input' && type.toLowerCase() === 'password'

/** An element that is open, with what ends when it does. */
interface Level {
  isHidden: boolean
  isChrome: boolean
  block: ReturnType<ReturnType<typeof createTextBlocks>['begin']>
}

function createScan(url: string) {
  const head = createPageHead(url)
  const [frames, pictures]: [string[], PagePicture[]] = [[], []]
  const texts = createTextBlocks()
  const levels: Level[] = []
  let hasPassword = false
  let elements = 0
  let isOver = false

  function readBody(tag: string, attributes: Attributes, level: Level): void {
    // What loads late stands in <noscript> as well.
    const picture = level.isHidden && tag !== 'img' ? undefined : pictureOf(tag, attributes, level.isChrome)
    if (picture && pictures.length < MAX_PICTURES) pictures.push(picture)
    if (FRAMES.has(tag) && !level.isHidden && attributes['src']) frames.push(attributes['src'].trim())
    if (isPassword(tag, attributes)) hasPassword = true
    if (level.isHidden) return
    level.block = texts.begin(tag, attributes, level.isChrome)
    if (tag === 'img') texts.altText(attributes['alt'] ?? '')
  }

  return {
    open(tag: string, attributes: Attributes): void {
      isOver ||= ++elements > MAX_ELEMENTS || levels.length >= MAX_DEPTH
      if (isOver) return
      head.open(tag, attributes, levels.length)
      const outer = levels.at(-1)
      const level: Level = {
        isHidden: outer?.isHidden === true || isHidden(tag, attributes),
        isChrome: outer?.isChrome === true || isChrome(tag, attributes),
        block: undefined,
      }
      readBody(tag, attributes, level)
      levels.push(level)
    },
    text(words: string): void {
      if (!head.text(words) && levels.at(-1)?.isHidden !== true) texts.text(words)
    },
    close(tag: string): void {
      if (isOver) return
      head.close(tag)
      const level = levels.pop()
      if (level?.isHidden === false) texts.end(level.block, tag)
    },
    /** Whether the rest of the page is not read: no person reads it either. */
    isOver: () => isOver,
    content: (): PageContent => ({ ...head.found(), blocks: texts.blocks(), pictures, frames, hasPassword }),
  }
}

/**
 * Reads what stands on a page, in the process for pictures: no code of it runs, broken HTML is read as far as possible,
 * and neither its size nor its depth holds up the server.
 */
export const scanPage = pictureWork(
  import.meta.url,
  'scanPage',
  async (html: string, url: string): Promise<PageContent> => {
    const scan = createScan(url)
    const parser = new Parser({ onopentag: scan.open, ontext: scan.text, onclosetag: scan.close })
    for (let at = 0; at < html.length && !scan.isOver(); at += PIECE) parser.write(html.slice(at, at + PIECE))
    parser.end()
    return scan.content()
  },
)
