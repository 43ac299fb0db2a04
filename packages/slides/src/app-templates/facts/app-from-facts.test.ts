import { expect, it } from 'vitest'
import { brandTheme } from '../../themes/brand/brand-theme.ts'
import { brandStyle } from '../../define/brand-style.ts'
import { slide } from '../../slide/slide-schema.ts'
import { appFromFacts } from './app-from-facts.ts'
import type { BusinessFacts } from './business-facts.ts'

const nothing: BusinessFacts = {
  name: 'Casa Lume',
  description: '',
  logoUrl: '',
  pictures: [],
  links: [],
  profiles: [],
  address: '',
  hours: [],
  groups: [],
}
const photo = (at: number, side = 1200) => ({ url: `/media/${at}.webp`, altText: '', width: side, height: side })
const link = (at: number) => ({ text: `Link ${at}`, url: `https://lume.example/${at}` })
const dish = (at: number, detail = '') => ({ name: `Dish ${at}`, detail, price: `€${at}` })

function made(known: Partial<BusinessFacts>) {
  let count = 0
  const { slides } = appFromFacts(
    { ...nothing, ...known },
    { theme: brandTheme(brandStyle.parse({}), ''), newId: () => `id-${++count}`, nameOf: (name) => name('en') },
  )
  for (const one of slides) slide.parse(one.slide)
  return slides
}
const namesOf = (known: Partial<BusinessFacts>) => made(known).map(({ itemName }) => itemName)
const textsOf = (known: Partial<BusinessFacts>) => made(known).map((one) => JSON.stringify(one.slide.widgets))

it('an app of a name alone is a cover', () => {
  expect(namesOf({})).toEqual(['Welcome'])
})

it('an app has a slide for each kind of thing that is known, and none for what is not', () => {
  expect(namesOf({ links: [link(1)] })).toEqual(['Welcome', 'Links'])
  expect(namesOf({ address: 'Rua 12', pictures: [photo(1), photo(2)] })).toEqual(['Welcome', 'Pictures', 'Find us'])
  expect(namesOf({ groups: [{ name: '', items: [dish(1)] }] })).toEqual(['Welcome', 'Prices'])
})

it('the largest enough picture is the cover, and is not shown again', () => {
  const [cover, ...rest] = made({ pictures: [photo(1, 300), photo(2)] })
  expect(cover?.slide.viewMetadata.backgroundMedia.url).toBe('/media/2.webp')
  expect(JSON.stringify(rest)).toContain('/media/1.webp')
  expect(JSON.stringify(rest)).not.toContain('/media/2.webp')
})

it('many links stand on several slides, evenly, with profiles below the last', () => {
  const links = Array.from({ length: 8 }, (_, at) => link(at))
  const [, first = '', second = ''] = textsOf({ links, profiles: [{ linkType: 'instagram', linkUsername: 'lume' }] })
  expect([first, second].map((one) => one.match(/"LINK"/g)?.length)).toEqual([4, 4])
  expect(first).not.toContain('instagram')
  expect(second).toContain('instagram')
})

it('every item of a long list is shown, and short groups share a slide under their names', () => {
  const items = Array.from({ length: 20 }, (_, at) => dish(at + 1))
  const long = textsOf({ groups: [{ name: 'Fish', items }] })
  expect(long).toHaveLength(4)
  expect(long.join('')).toContain('Dish 20\\t€20')
  const short = textsOf({
    groups: [
      { name: 'Hot', items: [dish(1)] },
      { name: 'Cold', items: [dish(2, 'with ice')] },
    ],
  })
  expect(short).toHaveLength(2)
  for (const said of ['Hot', 'Cold', 'with ice']) expect(short[1]).toContain(said)
})

it('address and hours become directions and a week that knows whether it is open', () => {
  const [, find = ''] = textsOf({ address: 'Rua 12', hours: [{ days: [1, 7], from: '09:00', to: '17:00' }] })
  expect(find).toContain('"DIRECTIONS"')
  expect(find).toContain(
    '"week":[[{"from":"09:00","until":"17:00"}],[],[],[],[],[],[{"from":"09:00","until":"17:00"}]]',
  )
})
