import { type Span, deletedSpan, plainText, replaceSpan } from './edit-text.ts'
import { FILLER, mapText, offsetAt, placeAt, type TypedSigns } from './text-map.ts'

export interface TypingOptions extends TypedSigns {
  label: string
  maxLength: number
  /** Called after each change with the whole text. `isDrawn` waits until the view has been re-rendered. */
  onText: (text: string, isDrawn: boolean) => void
  onHistory: (step: 'UNDO' | 'REDO') => void
  /** KEY: by a key, so the focus stays nearby. BLUR: the focus moved elsewhere. */
  onEnd: (why: 'KEY' | 'BLUR') => void
}

export type FirstCaret = 'ALL' | 'END' | { x: number; y: number }

/** The view's rendering of the text, adapted for a caret: every line has a node for it. */
function drawnText(view: Element, { signs = {} }: TypedSigns): Element {
  // A clone of an element is an element.
  const copy = view.cloneNode(true) as Element
  const isSign = (element: Element) => Object.keys(signs).some((selector) => element.matches(selector))
  for (const element of [copy, ...copy.querySelectorAll('*')])
    if (!element.firstChild && !isSign(element)) element.append(FILLER)
  if (!copy.firstElementChild && copy.textContent.endsWith('\n')) copy.append('\n')
  return copy
}

function pointed({ x, y }: { x: number; y: number }): { node: Node; offset: number } | undefined {
  const caret = document.caretPositionFromPoint?.(x, y)
  if (caret) return { node: caret.offsetNode, offset: caret.offset }
  const range = document.caretRangeFromPoint?.(x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined
}

/** True when a change stays within one text node, and does not empty it. */
const isWithin = (run: { start: number; length: number }, { start, end }: Span, added: number): boolean =>
  start >= run.start && end <= run.start + run.length && run.length - (end - start) + added > 0

/** A line that becomes empty needs our filler to be rendered. */
function emptiesLine(text: string, { start, end }: Span, words: string): boolean {
  const [before = '\n', after = '\n'] = [text[start - 1], text[end]]
  return words === '' && before === '\n' && after === '\n'
}

const DELETED_LETTER: Record<string, 'BACKWARD' | 'FORWARD'> = {
  deleteContentBackward: 'BACKWARD',
  deleteContentForward: 'FORWARD',
}
const LINE_BREAKS = new Set(['insertLineBreak', 'insertParagraph'])
const HISTORY: Record<string, 'UNDO' | 'REDO'> = { historyUndo: 'UNDO', historyRedo: 'REDO' }

/**
 * An editable twin of a text in the preview. It replaces the text that React renders, which continues to be rendered
 * hidden: its correct appearance is copied over, so that both always look alike, and the browser's editing cannot
 * disturb React's DOM. Plain typing is native and therefore as fast as in any field; whatever changes lines or parts is
 * applied to the text instead.
 */
export function createTypingHost(first: HTMLElement, options: TypingOptions) {
  let view = first
  let isComposing = false
  let wanted: Span | undefined
  // A clone of an HTML element is one.
  const host = first.cloneNode(false) as HTMLElement
  const read = () => mapText(host, options)

  const selection = (): Span | undefined => {
    const { anchorNode, anchorOffset, focusNode, focusOffset } = document.getSelection() ?? {}
    if (!anchorNode || !focusNode || !host.contains(anchorNode) || !host.contains(focusNode)) return undefined
    const map = read()
    const [one, other] = [offsetAt(map, anchorNode, anchorOffset ?? 0), offsetAt(map, focusNode, focusOffset ?? 0)]
    return { start: Math.min(one, other), end: Math.max(one, other) }
  }
  const select = ({ start, end }: Span) => {
    const map = read()
    const [from, to] = [start, end].map((offset) => placeAt(map, Math.min(offset, map.text.length)))
    if (from && to) document.getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset)
  }
  /** Copies the view's current appearance, unless a word is being composed or the view is outdated. */
  const sync = (next: HTMLElement = view) => {
    view = next
    if (host.nextElementSibling !== view) view.before(host)
    view.dataset['typedOver'] = ''
    if (host.style.cssText !== view.style.cssText) host.style.cssText = view.style.cssText
    if (isComposing) return
    const drawn = drawnText(view, options)
    if (drawn.innerHTML === host.innerHTML) return
    const caret = wanted ?? selection()
    host.replaceChildren(...drawn.childNodes)
    if (caret) select(caret)
    wanted = undefined
  }
  const replace = (span: Span, words: string) => {
    const { text, caret } = replaceSpan(read().text, span, words, options.maxLength)
    wanted = { start: caret, end: caret }
    options.onText(text, true)
    sync()
    select({ start: caret, end: caret })
    wanted = undefined
  }
  const insert = (words: string) => {
    const span = selection()
    if (span) replace(span, words)
  }

  /** True when the browser may handle it: it stays within one text node. */
  const isPlain = (span: Span, words: string) => {
    const node = document.getSelection()?.focusNode
    const { text, leaves } = read()
    const leaf = leaves.find((one) => one.node === node)
    if (!leaf || leaf.length === 0 || /[\n\t]/.test(words + text.slice(span.start, span.end))) return false
    return (
      isWithin(leaf, span, words.length) &&
      !emptiesLine(text, span, words) &&
      Array.from(text).length + words.length <= options.maxLength
    )
  }
  const spanOf = (event: InputEvent): Span | undefined => {
    const [range] = event.getTargetRanges?.() ?? []
    const now = selection()
    if (!range || !host.contains(range.startContainer) || !host.contains(range.endContainer)) return now
    const map = read()
    return {
      start: offsetAt(map, range.startContainer, range.startOffset),
      end: offsetAt(map, range.endContainer, range.endOffset),
    }
  }
  const changeOf = (event: InputEvent): { span: Span; words: string } | undefined => {
    const { inputType } = event
    const now = selection()
    if (!now) return undefined
    const direction = DELETED_LETTER[inputType]
    if (direction) return { span: deletedSpan(read().text, now, direction), words: '' }
    if (inputType.startsWith('delete')) return { span: spanOf(event) ?? now, words: '' }
    if (LINE_BREAKS.has(inputType)) return { span: now, words: '\n' }
    const words = event.data ?? event.dataTransfer?.getData('text/plain') ?? ''
    return { span: spanOf(event) ?? now, words: plainText(words, options.isMultiline) }
  }
  const apply = ({ span, words }: { span: Span; words: string }) => {
    if (words === '\n' && !options.isMultiline) options.onEnd('KEY')
    else replace(span, words)
  }
  const handleBefore = (event: InputEvent) => {
    const { inputType } = event
    if (isComposing || inputType === 'insertCompositionText') return
    const step = HISTORY[inputType]
    const change = step || inputType.startsWith('format') ? undefined : changeOf(event)
    const isTyped = inputType === 'insertText' || inputType.startsWith('deleteContent')
    if (change && isTyped && isPlain(change.span, change.words)) return
    event.preventDefault()
    if (step) options.onHistory(step)
    if (change) apply(change)
  }
  const handleInput = () => {
    if (isComposing) return
    const { text } = read()
    const fitting = Array.from(text).slice(0, options.maxLength).join('')
    options.onText(fitting, fitting !== text)
    if (fitting !== text) sync()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      options.onEnd('KEY')
    }
  }
  const handleBlur = () => {
    // Switching windows does not end typing.
    if (document.hasFocus()) options.onEnd('BLUR')
  }

  const start = (caret: FirstCaret) => {
    host.setAttribute('contenteditable', 'plaintext-only')
    if (host.contentEditable !== 'plaintext-only') host.setAttribute('contenteditable', 'true')
    host.spellcheck = true
    host.dataset['typing'] = ''
    host.setAttribute('role', 'textbox')
    host.setAttribute('aria-label', options.label)
    host.setAttribute('aria-multiline', String(options.isMultiline))
    // The pointer selects text in a link, instead of dragging the link.
    first.closest('a')?.setAttribute('draggable', 'false')
    sync()
    host.addEventListener('beforeinput', handleBefore)
    host.addEventListener('input', handleInput)
    // Nothing else handles typing here; React would search the whole editor for a handler.
    for (const name of ['beforeinput', 'input', 'keypress', 'keyup'])
      host.addEventListener(name, (event) => event.stopPropagation())
    host.addEventListener('keydown', handleKey)
    host.addEventListener('blur', handleBlur)
    host.addEventListener('compositionstart', () => (isComposing = true))
    host.addEventListener('compositionend', () => {
      isComposing = false
      handleInput()
    })
    host.focus({ preventScroll: true })
    const { text } = read()
    select({ start: caret === 'ALL' ? 0 : text.length, end: text.length })
    const place = typeof caret === 'object' ? pointed(caret) : undefined
    if (place && host.contains(place.node)) document.getSelection()?.setPosition(place.node, place.offset)
  }
  return {
    element: host,
    start,
    sync,
    insert,
    text: () => read().text,
    remove: () => {
      host.removeEventListener('blur', handleBlur)
      host.remove()
      delete view.dataset['typedOver']
    },
  }
}
export type TypingHost = ReturnType<typeof createTypingHost>
