// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { morph } from './morph.ts'

const parse = (html: string): Element => {
  const box = document.createElement('div')
  box.innerHTML = html
  const element = box.firstElementChild
  if (!element) throw new Error('No element')
  return element
}

/** The page shows `first`, scripts have changed it, and the server now sends `second`. */
function change(first: string, second: string, touch: (live: Element) => void = () => {}) {
  const live = parse(first)
  document.body.replaceChildren(live)
  touch(live)
  const fresh: Node[] = []
  morph(live, parse(first), parse(second), (node) => void fresh.push(node))
  return { shown: document.body, fresh }
}

const cell = (id: string, inside: string) => `<div data-widget-id="${id}">${inside}</div>`
const find = (root: Element, id: string) => root.querySelector(`[data-widget-id="${id}"]`)

it('morph changes words and looks, and leaves the elements as they are', () => {
  let heading: Element | null = null
  const { shown, fresh } = change(
    '<div style="color:red"><h2>Old</h2><p>Same</p></div>',
    '<div style="color:blue" class="new"><h2>New</h2><p>Same</p></div>',
    (live) => (heading = live.querySelector('h2')),
  )
  expect(shown.innerHTML).toBe('<div style="color:blue" class="new"><h2>New</h2><p>Same</p></div>')
  expect(shown.querySelector('h2')).toBe(heading)
  expect(fresh).toEqual([])
})

it('morph keeps what scripts did to an element that the server sends as before', () => {
  const video = cell('v', '<video data-sources="a 720"></video>')
  const { shown } = change(`<div>${video}${cell('t', 'Old')}</div>`, `<div>${video}${cell('t', 'New')}</div>`, (live) =>
    live.querySelector('video')?.setAttribute('src', 'playing.mp4'),
  )
  expect(shown.querySelector('video')?.getAttribute('src')).toBe('playing.mp4')
  expect(shown.textContent).toBe('New')
})

it('morph makes a video anew when anything about it changed, and tells of it', () => {
  const { shown, fresh } = change(
    `<div>${cell('v', '<video data-sources="a 720"></video>')}</div>`,
    `<div>${cell('v', '<video data-sources="b 720"></video>')}</div>`,
    (live) => live.querySelector('video')?.setAttribute('src', 'playing.mp4'),
  )
  expect(shown.querySelector('video')?.hasAttribute('src')).toBe(false)
  expect(fresh).toEqual([shown.querySelector('video')])
})

it.each([
  ['moved', ['a', 'b', 'c'], ['c', 'a', 'b']],
  ['reversed', ['a', 'b', 'c', 'd'], ['d', 'c', 'b', 'a']],
  ['added in the middle', ['a', 'c'], ['a', 'b', 'c']],
  ['removed', ['a', 'b', 'c'], ['b']],
  ['exchanged', ['a', 'b'], ['x', 'b', 'y']],
  ['all gone', ['a', 'b'], []],
])('morph keeps the elements of widgets that are %s', (_, before, after) => {
  const html = (ids: string[]) => `<div>${ids.map((id) => cell(id, `<p>${id}</p>`)).join('')}<footer>f</footer></div>`
  const elements = new Map<string, Element | null>()
  const { shown, fresh } = change(html(before), html(after), (live) => {
    for (const id of before) elements.set(id, find(live, id))
  })
  expect(shown.innerHTML).toBe(html(after))
  for (const id of after.filter((one) => before.includes(one))) expect(find(shown, id)).toBe(elements.get(id))
  expect(fresh).toHaveLength(after.filter((id) => !before.includes(id)).length)
})

it('morph puts the new markup in place where a script has changed the structure', () => {
  const { shown } = change('<div><p>Old</p></div>', '<div><p>New</p></div>', (live) => live.append('extra'))
  expect(shown.innerHTML).toBe('<div><p>New</p></div>')
})
