import type { WidgetEditor } from '@taplet/slides/editor'

/** One of a widget's texts that are typed in place. */
export type Typed = NonNullable<WidgetEditor['typed']>[number]
export type TypedSigns = Pick<Typed, 'isMultiline' | 'signs'>

/** Keeps an empty line tall enough for a caret; not part of the text. */
export const FILLER = '\u200B'

/** A text node, or an element that represents a character, and its offset in the text. */
interface Leaf {
  node: Node
  start: number
  length: number
}

export interface TextMap {
  text: string
  leaves: readonly Leaf[]
}

const withoutFiller = (words: string) => words.replaceAll(FILLER, '')
const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE
/** An element with text of its own. */
const isPart = (node: Node): node is Element => isElement(node) && node.tagName !== 'BR'

/** The content of a text node; the very last one may end with a break that exists only for rendering. */
function wordsOf({ data }: Text, mayEndTwice: boolean): string {
  const words = withoutFiller(data)
  return mayEndTwice && words.endsWith('\n') ? words.slice(0, -1) : words
}

/**
 * Reads the text of an element, in the widget's stored form: each child element of a multi-line text starts a new line,
 * some elements represent characters, and an empty last line is written twice so that it is rendered.
 */
export function mapText(host: Element, { isMultiline, signs = {} }: TypedSigns): TextMap {
  const leaves: Leaf[] = []
  let text = ''
  const add = (node: Node, words: string) => {
    leaves.push({ node, start: text.length, length: words.length })
    text += words
  }
  const beginsLine = (parent: Element) => parent === host && isMultiline && leaves.length > 0
  const visit = (element: Element) => {
    const sign = Object.entries(signs).find(([selector]) => element.matches(selector))?.[1]
    if (sign !== undefined) return add(element, sign)
    const nodes = [...element.childNodes]
    const hasElements = nodes.some(isPart)
    // White space between elements is layout, not text.
    const texts = nodes.filter(isText).filter(({ data }) => !hasElements || data.trim() !== '')
    const last = hasElements ? undefined : texts.at(-1)
    for (const node of nodes) {
      if (isPart(node)) {
        if (beginsLine(element)) text += '\n'
        visit(node)
      } else if (isText(node) && texts.includes(node)) add(node, wordsOf(node, isMultiline && node === last))
    }
  }
  visit(host)
  return { text, leaves }
}

/** Converts a DOM position to an offset in the text. */
export function offsetAt({ text, leaves }: TextMap, node: Node, offset: number): number {
  const own = leaves.find((leaf) => leaf.node === node)
  if (own && isText(node)) return own.start + Math.min(withoutFiller(node.data.slice(0, offset)).length, own.length)
  const next = node.childNodes[offset]
  if (!next) {
    const last = leaves.findLast((leaf) => node.contains(leaf.node))
    return last ? last.start + last.length : text.length
  }
  const isFrom = (leaf: Leaf) =>
    next.contains(leaf.node) || (next.compareDocumentPosition(leaf.node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return leaves.find(isFrom)?.start ?? text.length
}

/** Converts an offset in the text to a DOM position. */
export function placeAt({ leaves }: TextMap, offset: number): { node: Text; offset: number } | undefined {
  const leaf = leaves.find(({ node, start, length }) => isText(node) && start <= offset && offset <= start + length)
  if (!leaf || !isText(leaf.node)) return undefined
  let [left, at] = [offset - leaf.start, 0]
  while (at < leaf.node.data.length && (left > 0 || leaf.node.data[at] === FILLER)) {
    if (leaf.node.data[at] !== FILLER) left -= 1
    at += 1
  }
  return { node: leaf.node, offset: at }
}
