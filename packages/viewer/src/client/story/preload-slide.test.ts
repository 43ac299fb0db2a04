// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { preloadSlide } from './preload-slide.ts'

function slide(html: string): HTMLElement {
  document.body.innerHTML = `<section>${html}</section>`
  return document.querySelector('section') ?? document.body
}

it('preloadSlide gives pictures a choice of addresses, or the one they have, and posters theirs', () => {
  const page = slide(`
    <picture><source data-srcset="a-360.avif 360w"><img data-srcset="a-360.webp 360w" data-src="a.webp"></picture>
    <img id="plain" data-src="b.svg"><video data-poster="c.webp"></video>`)
  preloadSlide(page)
  expect(page.querySelector('source')?.getAttribute('srcset')).toBe('a-360.avif 360w')
  expect(page.querySelector('picture img')?.getAttribute('srcset')).toBe('a-360.webp 360w')
  // One address more makes the browser choose once more.
  expect(page.querySelector('picture img')?.hasAttribute('src')).toBe(false)
  expect(page.querySelector('#plain')?.getAttribute('src')).toBe('b.svg')
  expect(page.querySelector('video')?.getAttribute('poster')).toBe('c.webp')
  expect(page.querySelector('[data-srcset],[data-src],[data-poster]')).toBeNull()
})

it('preloadSlide marks the slide as near, so that it is laid out', () => {
  const page = slide('<p>Hello</p>')
  preloadSlide(page)
  expect(page.hasAttribute('data-near')).toBe(true)
})
