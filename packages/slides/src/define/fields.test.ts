import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { colour, isSafeLink, isSafeMedia, shortText } from './fields.ts'

describe('A link for visitors', () => {
  it.each([
    'https://example.com/a?b=c#d',
    'http://example.com',
    'mailto:a@example.com',
    'mailto:a@example.com?subject=Table%20for%20two',
    'tel:+15550100',
    'sms:+15550100',
  ])('may be %s', (link) => expect(isSafeLink(link)).toBe(true))
  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://example.com/1',
    'example.com',
    '/relative',
    '//example.com',
    'https://example.com/\u0007',
    'https:\\\\example.com',
    'https:evil',
    'https:/evil',
    'HTTP:evil.example',
    'https:///evil.example',
    'https://',
    'https://bank.example@evil.example',
    'https://user:pass@evil.example/',
    'https://:pass@evil.example/',
    '',
    `https://example.com/${'a'.repeat(2100)}`,
  ])('is never %j', (link) => expect(isSafeLink(link)).toBe(false))

  it.each([
    'mailto:a@example.com?bcc=b@example.com',
    'mailto:a@example.com?subject=x&cc=b@example.com',
    'sms:+15550100?body=Yes',
    'tel:+15550100;phone-context=evil.example',
  ])('[14.15] hides nothing from who taps it: %s', (link) => expect(isSafeLink(link)).toBe(false))

  it('has one of five schemes, whatever is tried', () => {
    // A hand-made generator: fast-check's own addresses take five seconds to prepare.
    const start = fc.constantFrom('', 'https://', 'HTTP://', 'mailto:', 'javascript:', 'DATA:', 'x:', ' https://', '//')
    const text = fc.tuple(start, fc.string()).map((parts) => parts.join(''))
    const isAllowed = (value: string) => /^(https?|mailto|tel|sms):/i.test(value)
    expect(fc.check(fc.property(text, (value) => !isSafeLink(value) || isAllowed(value))).failed).toBe(false)
  })
})

describe('A picture or video', () => {
  it.each(['/media/protected/abc/latte.webp', '/assets/app/samples/evening.svg', 'https://images.example.com/a.jpg'])(
    'may be %s',
    (url) => expect(isSafeMedia(url)).toBe(true),
  )
  it.each([
    '/api/x',
    '/assets/app/main.js',
    '/media/../api/x',
    'http://example.com/a.jpg',
    'data:image/png;base64,x',
    'blob:x',
    'https:evil',
    'https:/evil.example/a.jpg',
    'https://user:pass@evil.example/a.jpg',
    '/media/a b',
  ])('is never %s', (url) => expect(isSafeMedia(url)).toBe(false))
})

describe('A colour', () => {
  it.each(['#fff', '#348EFB', '#348EFB80'])('may be %s', (value) => expect(colour.safeParse(value).success).toBe(true))
  it.each(['red', '#12', 'url(x)', '#fff;background:url(x)', '#ggg'])('is never %s', (value) =>
    expect(colour.safeParse(value).success).toBe(false),
  )
})

describe('A short text', () => {
  it('counts what a reader sees as one sign once', () => {
    expect(shortText(3).safeParse('🙂🙂🙂').success).toBe(true)
    expect(shortText(3).safeParse('abcd').success).toBe(false)
  })
})
