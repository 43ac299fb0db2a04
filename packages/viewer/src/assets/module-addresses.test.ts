import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { moduleAddressesOf, withModuleAddresses } from './module-addresses.ts'

const MODULES = { forms: { file: 'forms-abcd1234.js', code: '' } }

describe('The modules of a page', () => {
  it('are named by their views, and come as addresses that change with their code', () => {
    const html = withModuleAddresses('<form data-module="forms"></form><form data-module="forms"></form>', MODULES)
    expect(html).toBe('<form data-module="/assets/viewer/forms-abcd1234.js"></form>'.repeat(2))
    expect(moduleAddressesOf(html)).toEqual(['/assets/viewer/forms-abcd1234.js'])
  })

  it('are left out where there is no such module', () => {
    for (const name of ['gallery', 'constructor'])
      expect(withModuleAddresses(`<div data-module="${name}">`, MODULES)).toBe('<div>')
  })

  it('are never taken from what people wrote', () => {
    const words = ' data-module="/evil.js" data-module="forms"'
    const html = renderToStaticMarkup(createElement('p', { title: words }, words))
    expect(withModuleAddresses(html, MODULES)).toBe(html)
    expect(moduleAddressesOf(html)).toEqual([])
  })
})
