import type { Brand } from '@taplet/contract'
import { appTemplates } from '@taplet/slides/app-templates'
import { brandStyle } from '@taplet/slides/schema'
import { deviates } from '@taplet/slides/themes'
import { expect, test } from 'vitest'
import { plainApp, previewsOf, templateOf } from './app-preview.ts'

test.each(appTemplates.map(({ id }) => id))(
  'five finished apps for %s wear the name, the best look in the middle',
  (id) => {
    const trade = templateOf(id)
    const previews = previewsOf(trade, 'Fern Street Plants')
    expect(new Set(previews.map(({ theme }) => theme?.lookId))).toEqual(new Set(trade?.looks))
    expect(previews[2]?.theme?.lookId).toBe(trade?.looks[0])
    for (const { slides } of previews) expect(JSON.stringify(slides[0])).toContain('Fern Street Plants')
  },
)

test('before a trade is chosen there are five trades, each in a look of its own', () => {
  const previews = previewsOf(undefined, 'Fern Street Plants')
  expect(previews).toHaveLength(5)
  expect(new Set(previews.map(({ theme }) => theme?.lookId)).size).toBe(5)
  expect(new Set(previews.map(({ name }) => name)).size).toBe(5)
})

const brand: Brand = {
  brandId: 'b1',
  name: 'Fern Street Plants',
  logoUrl: '/media/logo.webp',
  style: brandStyle.parse({ ground: '#153A31', main: '#F4B35F' }),
  links: [
    { linkType: 'phonecall', linkUsername: '+351210000000' },
    { linkType: 'instagram', linkUsername: 'fernstreet' },
  ],
  hours: 'Tuesday to Saturday\t9 to 18',
  address: '9 Fern Street',
  revision: 1,
  createdAt: '2026-05-01T08:00:00.000Z',
  updatedAt: '2026-05-01T08:00:00.000Z',
}

test('a brand is what the app in the middle wears, and what all apps wear before a trade is chosen', () => {
  const previews = previewsOf(templateOf('cafe'), 'Fern Street Plants', brand)
  expect(previews).toHaveLength(5)
  expect(previews[2]?.theme).toMatchObject({ ground: '#153A31', button: '#F4B35F', lookId: 'brand-b1' })
  const mixed = previewsOf(undefined, 'Fern Street Plants', brand)
  expect(new Set(mixed.map(({ theme }) => theme?.ground))).toEqual(new Set(['#153A31']))
})

test('whole apps take over what is known of the brand, where they ask for it', () => {
  const [app] = previewsOf(templateOf('cafe'), 'Fern', brand).slice(2)
  const made = app && JSON.stringify(app.finish('Fern'))
  for (const known of [
    '/media/logo.webp',
    '9 Fern Street',
    'Tuesday to Saturday\\t9 to 18',
    '+351210000000',
    'fernstreet',
    'query=9%20Fern%20Street',
  ])
    expect(made).toContain(known)
  expect(made).not.toContain('Saturday, Sunday')
})

test('an app that starts empty wears the brand, too', () => {
  const { page, slides } = plainApp('Fern', 'Welcome', brand)
  expect(slides.map(({ slide }) => deviates(slide, page.theme))).toEqual([false])
})
