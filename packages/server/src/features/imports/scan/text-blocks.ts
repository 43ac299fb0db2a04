import { plainLine } from '../../../platform/html/plain-line.ts'
import type { PageBlock } from './page-content.ts'

/** Longer ones are no line, no name and no link. */
const MAX_TEXT = 400
const MAX_BLOCKS = 4000
const COLLECTED = new Set(['a', 'address', 'dd', 'dt', 'h1', 'h2', 'h3', 'h4', 'li', 'p', 'tr'])
/** Inside of words. */
const INLINE = new Set(['a', 'abbr', 'b', 'em', 'font', 'i', 'mark', 'strong', 'sub', 'sup', 'u', 'wbr'])
const LINES = new Set(['li', 'tr', 'dt', 'p'])

type Attributes = Readonly<Record<string, string>>
type Open = Omit<PageBlock, 'text'> & { text: string; picture: string; isEnded: boolean }

const BUTTON = /\b(?:btn|button|cta)\b|button/i

/** Returns what an element says by its attributes. */
function saidBy(tag: string, { content, datetime, href = '', title, role = '', ...rest }: Attributes) {
  return {
    text: content ?? datetime ?? '',
    href: tag === 'a' ? href.trim() : '',
    picture: rest['aria-label'] ?? title ?? '',
    isButton: BUTTON.test(`${rest['class'] ?? ''} ${role}`),
  }
}

/** Collects the text of elements while a page is read, in one pass and without recursion. */
export function createTextBlocks() {
  const all: Open[] = []
  /** Those that are open, the innermost last. */
  let open: Open[] = []

  return {
    begin(tag: string, attributes: Attributes, isChrome: boolean): Open | undefined {
      if (!INLINE.has(tag)) this.text(' ')
      const property = attributes.itemprop?.toLowerCase() ?? ''
      if ((!COLLECTED.has(tag) && property === '') || all.length >= MAX_BLOCKS) return undefined
      const isNested = open.some((one) => LINES.has(one.tag))
      const block: Open = { tag, property, isChrome, isNested, isEnded: false, ...saidBy(tag, attributes) }
      all.push(block)
      open.push(block)
      return block
    },
    text(words: string): void {
      for (const block of open) if (block.text.length < MAX_TEXT) block.text += words
    },
    /** What stands for the text of a link that is a picture. */
    altText(words: string): void {
      for (const block of open) block.picture ||= words
    },
    end(block: Open | undefined, tag: string): void {
      if (!INLINE.has(tag)) this.text(' ')
      if (!block) return
      block.isEnded = true
      open = open.filter((one) => !one.isEnded)
    },
    blocks(): PageBlock[] {
      return all.flatMap(({ picture, isEnded: _isEnded, ...block }) => {
        const text = plainLine(block.text, MAX_TEXT) || (block.tag === 'a' ? plainLine(picture, MAX_TEXT) : '')
        // A profile may be linked by its sign alone.
        return text === '' && block.href === '' ? [] : [{ ...block, text }]
      })
    },
  }
}
