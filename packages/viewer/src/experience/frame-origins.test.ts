import { expect, it } from 'vitest'
import { frameOriginsOf } from './frame-origins.ts'

const frame = (url: string) => `<div class="tp-site-window" data-frame="${url}">`

it('the list of frame origins names the origin of each website once', () => {
  const html = [frame('https://a.example/x?y=1&amp;z=2'), frame('https://a.example/other'), frame('http://[::1]:8080/')]
  expect(frameOriginsOf(html.join(''))).toEqual(['https://a.example', 'http://[::1]:8080'])
})

it.each([
  'https://a.example;script-src/',
  'https://a.example,b.example/',
  "https://'unsafe-inline'/",
  'javascript:alert(1)',
  'data:text/html,x',
  'nonsense',
])('the list of frame origins lets nothing of %s into a policy', (url) => {
  expect(frameOriginsOf(frame(url))).toEqual([])
})

it('the list of frame origins takes no address from what people wrote', () => {
  expect(frameOriginsOf('<p> data-frame=&quot;https://evil.example/&quot;</p>')).toEqual([])
})
