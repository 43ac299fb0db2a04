import { describe, expect, it } from 'vitest'
import { fileTypeOf, kindOf, toFileName, withExtension } from './file-facts.ts'

describe('a chosen file', () => {
  it.each([
    [{ name: 'a.JPG', type: '' }, 'IMAGE'],
    [{ name: 'a', type: 'image/jpg' }, 'IMAGE'],
    [{ name: 'IMG_1.HEIC', type: '' }, 'IMAGE'],
    [{ name: 'a.mov', type: '' }, 'VIDEO'],
    [{ name: 'a.m4v', type: 'video/x-m4v' }, 'VIDEO'],
    [{ name: 'a.svg', type: 'image/svg+xml' }, undefined],
    [{ name: 'a.pdf', type: 'application/pdf' }, undefined],
    [{ name: 'noextension', type: '' }, undefined],
  ])('%j is %s', (file, kind) => {
    expect(kindOf(fileTypeOf(file))).toBe(kind)
  })

  it.each([
    ['latte.jpg', 'latte.jpg'],
    ['a/b\\c.jpg', 'a_b_c.jpg'],
    ['../../x.jpg', './_._x.jpg'.replaceAll('/', '')],
    ['100%2e.jpg', '100_2e.jpg'],
    ['late\u202egpj.exe', 'late_gpj.exe'],
    ['x／y.jpg', 'x_y.jpg'],
    ['..', 'file'],
    ['', 'file'],
  ])('named %j is sent as %j', (name, sent) => {
    expect(toFileName(name)).toBe(sent)
  })

  it('keeps its extension when its name is too long', () => {
    const sent = toFileName(`${'é'.repeat(500)}.jpg`)
    expect(sent).toHaveLength(200)
    expect(sent.endsWith('.jpg')).toBe(true)
  })

  it('takes the extension of what it was converted to', () => {
    expect(withExtension('latte.jpg', 'webp')).toBe('latte.webp')
    expect(withExtension('latte', 'webp')).toBe('latte.webp')
    expect(withExtension('.jpg', 'webp')).toBe('file.webp')
  })
})
