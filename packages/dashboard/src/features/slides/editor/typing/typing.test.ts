// @vitest-environment jsdom
import fc from 'fast-check'
import { createWidget } from '@taplet/slides/edits'
import { widgetEditors } from '@taplet/slides/editor'
import type { Widget } from '@taplet/slides/schema'
import { SlideView } from '@taplet/slides/view'
import { cleanup, render } from '@testing-library/react'
import { slide } from '@taplet/slides/schema'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { deletedSpan, plainText, replaceSpan } from './edit-text.ts'
import { mapText, offsetAt, placeAt } from './text-map.ts'
import { createTypingHost } from './typing-host.ts'

afterEach(cleanup)
// jsdom supports contenteditable as an attribute, not as a property.
beforeAll(() => vi.stubGlobal('CSS', { escape: (value: string) => value }))

const [typed] = widgetEditors.TEXT_BOX.typed ?? []
if (!typed) throw new Error('Texts can be typed in place.')

/** A text as the preview renders it, and a function to re-render it. */
function drawn(text: string, textSize = 20) {
  const widget = (words: string) => {
    const fresh = createWidget('TEXT_BOX', 'w1')
    const widgetData = { ...fresh.widgetData, text: words }
    Object.assign(Reflect.get(widgetData, 'metadata'), { textSize })
    // A text's data by construction.
    return { ...fresh, widgetData } as Widget
  }
  const piece = (words: string) =>
    createElement(SlideView, {
      slide: slide.parse({ viewId: 'v', widgets: [widget(words)] }),
      media: {},
      isDeferred: false,
    })
  const { container, rerender } = render(piece(text))
  const view = () => {
    const found = [...container.querySelectorAll<HTMLElement>(typed?.selector ?? '')].find(
      (one) => one.dataset['typing'] === undefined,
    )
    if (!found) throw new Error('The text is not drawn.')
    return found
  }
  return { view, redraw: (words: string) => flushSync(() => rerender(piece(words))) }
}

/** A host for a text, with the calls it made. */
function typingIn(text: string, options: { isMultiline?: boolean; maxLength?: number } = {}) {
  const { view, redraw } = drawn(text)
  const heard: string[] = []
  const ended = vi.fn()
  const host = createTypingHost(view(), {
    ...(typed ?? { isMultiline: true, maxLength: 1 }),
    label: 'Text',
    ...options,
    onText: (words) => {
      heard.push(words)
      redraw(words === '' ? '\u200B' : words)
      host.sync(view())
    },
    onHistory: vi.fn(),
    onEnd: ended,
  })
  host.start('END')
  const type = (inputType: string, data: string | null = null) => {
    const event = new InputEvent('beforeinput', { inputType, data, bubbles: true, cancelable: true })
    host.element.dispatchEvent(event)
    return event.defaultPrevented
  }
  const caret = (offset: number) => {
    const place = placeAt(mapText(host.element, typed ?? { isMultiline: true }), offset)
    if (place) document.getSelection()?.setPosition(place.node, place.offset)
  }
  return { host, type, heard, ended, caret, view }
}

describe('A text on the preview', () => {
  it('reads back as it was written, with line breaks, empty lines and two ends of a line', () => {
    const line = fc.stringMatching(/^[a-z ]{0,6}(\t[a-z]{0,4})?$/)
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
        const text = lines.join('\n')
        fc.pre(text.trim() !== '')
        const { view } = drawn(text)
        expect(mapText(view(), typed).text).toBe(text)
        cleanup()
      }),
      { numRuns: 60 },
    )
  })

  it('has one place in the page for each place in the text, and the way back', () => {
    const { view } = drawn('Menu\nFlat white\t3.60\n\nThanks')
    const map = mapText(view(), typed)
    for (let offset = 0; offset <= map.text.length; offset += 1) {
      const place = placeAt(map, offset)
      // Between two lines there is no character to point at.
      expect(place ? offsetAt(map, place.node, place.offset) : offset).toBe(offset)
    }
    expect(placeAt(map, map.text.length)).toBeTruthy()
  })
})

describe('Typing in place', () => {
  it('leaves plain letters to the browser', () => {
    const { type, heard } = typingIn('Slow')
    expect(type('insertText', 'x')).toBe(false)
    expect(heard).toEqual([])
  })

  it('makes a new line, and looks like the text it covers at every moment', () => {
    const { host, type, heard, view } = typingIn('Slow')
    expect(type('insertParagraph')).toBe(true)
    expect(heard).toEqual(['Slow\n'])
    expect(host.text()).toBe('Slow\n')
    expect(host.element.innerHTML).toBe(view().innerHTML)
    expect(view().dataset['typedOver']).toBe('')
  })

  it('parts a line in two by the sign that sends the rest to the right', () => {
    const { host, type, caret } = typingIn('Flat white3.60')
    caret(10)
    type('insertText', '\t')
    expect(host.text()).toBe('Flat white\t3.60')
    expect(host.element.querySelector('.tp-value')?.textContent).toBe('3.60')
  })

  it('joins the parts again when the sign is deleted', () => {
    const { host, type, caret } = typingIn('Flat white\t3.60')
    caret(11)
    type('deleteContentBackward')
    expect(host.text()).toBe('Flat white3.60')
    expect(host.element.querySelector('.tp-value')).toBeNull()
  })

  it('keeps a line for the caret when nothing is left', () => {
    const { host, type, heard } = typingIn('a')
    type('deleteContentBackward')
    expect(heard).toEqual([''])
    expect(host.text()).toBe('')
    expect(placeAt(mapText(host.element, { isMultiline: true }), 0)).toBeTruthy()
  })

  it('keeps the line whose last letter is deleted', () => {
    const { host, type } = typingIn('Slow\nx')
    expect(type('deleteContentBackward')).toBe(true)
    expect(host.text()).toBe('Slow\n')
    type('deleteContentBackward')
    expect(host.text()).toBe('Slow')
  })

  it('takes no more than the text may hold', () => {
    const { type, heard } = typingIn('abc', { maxLength: 5 })
    expect(type('insertFromPaste', 'defghi')).toBe(true)
    expect(heard).toEqual(['abcde'])
  })

  it('ends at Enter where there is one line, and at Escape', () => {
    const { type, ended, host } = typingIn('Order', { isMultiline: false })
    type('insertParagraph')
    expect(ended).toHaveBeenCalledWith('KEY')
    host.element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    expect(ended).toHaveBeenCalledTimes(2)
  })

  it('waits while a word is composed, then takes it whole', () => {
    const { host, type, heard } = typingIn('こ')
    host.element.dispatchEvent(new CompositionEvent('compositionstart'))
    expect(type('insertCompositionText', 'ん')).toBe(false)
    const leaf = host.element.querySelector('.tp-lines')?.firstChild
    if (leaf) leaf.nodeValue = 'こん'
    host.element.dispatchEvent(new InputEvent('input', { bubbles: true }))
    expect(heard).toEqual([])
    host.element.dispatchEvent(new CompositionEvent('compositionend'))
    expect(heard).toEqual(['こん'])
  })
})

describe('Editing words', () => {
  it('deletes whole signs, however they are made', () => {
    expect(deletedSpan('a👩‍👩‍👧', { start: 9, end: 9 }, 'BACKWARD')).toEqual({ start: 1, end: 9 })
    expect(deletedSpan('ab', { start: 0, end: 2 }, 'FORWARD')).toEqual({ start: 0, end: 2 })
    expect(deletedSpan('', { start: 0, end: 0 }, 'BACKWARD')).toEqual({ start: 0, end: 0 })
  })
  it('replaces a part and says where the caret is', () => {
    expect(replaceSpan('abcd', { start: 1, end: 3 }, 'xyz', 99)).toEqual({ text: 'axyzd', caret: 4 })
    expect(replaceSpan('abcd', { start: 4, end: 4 }, 'xyz', 5)).toEqual({ text: 'abcdx', caret: 5 })
  })
  it('takes pasted words as plain ones', () => {
    expect(plainText('a\r\nb', true)).toBe('a\nb')
    expect(plainText(' a \n b ', false)).toBe('a b')
  })
})
