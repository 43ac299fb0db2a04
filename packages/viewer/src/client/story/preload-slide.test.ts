// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { preloadSlide } from './preload-slide.ts'

function slide(html: string): HTMLElement {
  document.body.innerHTML = `<section>${html}</section>`
  return document.querySelector('section') ?? document.body
}

it('preloadSlide puts deferred pictures in their places, to be loaded at once, and gives films their posters', () => {
  const page = slide(`
    <noscript class="tp-late"><picture><source srcset="a-360.avif 360w"><img alt="A cup" src="a.webp" loading="lazy"></picture></noscript>
    <noscript class="tp-late"><img id="plain" src="b.svg" loading="lazy"></noscript>
    <noscript><video src="c.mp4"></video></noscript><video data-poster="c.webp"></video>`)
  preloadSlide(page)
  expect(page.querySelector('picture img')?.outerHTML).toBe('<img alt="A cup" src="a.webp">')
  expect(page.querySelector('#plain')?.parentElement).toBe(page)
  expect(page.querySelector(':scope > video')?.getAttribute('poster')).toBe('c.webp')
  // What only visitors without a script need.
  expect(page.querySelectorAll('noscript')).toHaveLength(1)
})

it('preloadSlide marks the slide as near, so that it is laid out', () => {
  const page = slide('<p>Hello</p>')
  preloadSlide(page)
  expect(page.hasAttribute('data-near')).toBe(true)
})
