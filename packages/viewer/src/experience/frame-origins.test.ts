import { expect, it } from 'vitest'
import { frameOriginsOf } from './frame-origins.ts'

const frame = (url: string) => `<div class="tp-site-window" data-frame="${url}">`

it('names the origin of each website once', () => {
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
])('lets nothing of %s into a policy', (url) => {
  expect(frameOriginsOf(frame(url))).toEqual([])
})

it('takes no address from what people wrote', () => {
  expect(frameOriginsOf('<p> data-frame=&quot;https://evil.example/&quot;</p>')).toEqual([])
})
