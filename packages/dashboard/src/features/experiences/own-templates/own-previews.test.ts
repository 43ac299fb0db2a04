import type { AppTemplate, Brand } from '@taplet/contract'
import { brandStyle } from '@taplet/slides/schema'
import { expect, test } from 'vitest'
import { aView } from '../../../testing/library.ts'
import { brandLook } from '../../../entities/brand/brand-look.ts'
import { ownPreviews } from './own-previews.ts'

const AT = '2026-05-01T08:00:00.000Z'
const brand: Brand = {
  brandId: 'b1',
  name: 'Fern Street Plants',
  logoUrl: '',
  style: brandStyle.parse({ ground: '#153A31', main: '#F4B35F' }),
  links: [],
  hours: '',
  address: '',
  revision: 1,
  createdAt: AT,
  updatedAt: AT,
}
const template = (text: string, change: Partial<AppTemplate> = {}): AppTemplate => {
  const { viewMetadata } = aView()
  const widgets = [{ widgetId: 'w', widgetType: 'TEXT_BOX' as const, widgetData: { text } as never }] // the schema fills in the rest
  const about = { itemName: 'Cover', itemType: 'CUSTOM' as const, websiteUrl: '', productId: null }
  return {
    templateId: 't1',
    name: 'Winter',
    description: '',
    pageName: 'Café Ofelia',
    theme: null,
    timeZone: null,
    slides: [{ ...about, slide: { viewMetadata, widgets } }],
    createdAt: AT,
    ...change,
  }
}

test('a template is shown as it was saved, in the brand beside it, and in other looks', () => {
  const previews = ownPreviews(template('Hello'), 'Luna', {}, brand)
  expect(previews).toHaveLength(5)
  expect(previews[2]).toMatchObject({ name: 'Winter', theme: undefined })
  expect(previews[3]).toMatchObject({ name: 'Fern Street Plants', theme: { lookId: 'brand-b1', ground: '#153A31' } })
  expect(previews[3]?.finish('Luna')).toMatchObject({ own: { templateId: 't1', theme: { lookId: 'brand-b1' } } })
})

test('the brand stands beside a template once: not where it wears the same', () => {
  const { theme } = brandLook(brand)
  const names = ownPreviews(template('Hello', { theme }), 'Luna', {}, brand).map(({ name }) => name)
  expect(names).toHaveLength(5)
  expect(names).not.toContain('Fern Street Plants')
})

test('a template wears the new name where that of its app stood', () => {
  for (const { slides } of ownPreviews(template('Welcome to Café Ofelia'), 'Luna', {}))
    expect(slides[0]?.slide.widgets[0]?.widgetData).toMatchObject({ text: 'Welcome to Luna' })
})
