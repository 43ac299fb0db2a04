import { expect, it } from 'vitest'
import { decodeHtml } from '../../platform/html/decode-html.ts'
import { readHtml } from './read-html.ts'

it('readHtml takes the words meant for cards before those of the page', () => {
  const html = `<title>Page</title><meta name="description" content="Long"><meta property="og:title" content="Card">`
  expect(readHtml(html)).toMatchObject({ title: 'Card', description: 'Long', siteName: '', image: '' })
})

it('readHtml reads one line with nothing hidden in it, cut between characters', () => {
  expect(readHtml('<title>A\u202eB\u0000\n\tC</title>').title).toBe('A B C')
  const { title } = readHtml(`<title>${'😀'.repeat(200)}</title>`)
  expect(Array.from(title)).toHaveLength(140)
  expect(title.endsWith('😀…')).toBe(true)
})

it('readHtml reads what is broken as far as it goes, and nothing below the head', () => {
  expect(readHtml('<meta property="og:title" content="Cut').title).toBe('')
  expect(readHtml('<title>Head<body><meta property="og:title" content="Comment of a visitor">').title).not.toBe(
    'Comment of a visitor',
  )
  expect(readHtml('')).toEqual({ title: '', description: '', siteName: '', image: '' })
})

it('readHtml knows the encoding of a page by its headers, or by what it says itself', () => {
  const latin = Buffer.from('<meta charset="iso-8859-1"><title>Café</title>', 'latin1')
  expect(readHtml(decodeHtml(latin, 'text/html')).title).toBe('Café')
  expect(decodeHtml(Buffer.from('日本', 'utf8'), 'text/html; charset=nonsense')).toBe('日本')
})
