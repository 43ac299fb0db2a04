import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { addressCardSchema } from './schema.ts'
import { AddressCardView } from './view.tsx'

const place = { fullPagePath: 'cafe', experienceItemId: 'one', widgetId: 'w' }
const read = (data: object) => addressCardSchema.data.parse(data)
const draw = (data: object) =>
  renderToStaticMarkup(<AddressCardView data={read(data)} media={{}} isDeferred={false} place={place} />)

it('an address card leads to the map app by our server, which asks the widget for the place', () => {
  expect(draw({ address: 'Rua Augusta 12\nLisboa' })).toContain('class="tp-address-way" href="/go/cafe/one/w"')
  const wayTo = (data: object) => addressCardSchema.action?.(read(data))
  expect(wayTo({ address: ' Rua Augusta 12 \n Lisboa ' })).toEqual({
    type: 'DIRECTIONS',
    place: 'Rua Augusta 12, Lisboa',
  })
  expect(wayTo({ address: 'Rua Augusta 12', place: '38.7, -9.1' })).toEqual({ type: 'DIRECTIONS', place: '38.7, -9.1' })
  expect(wayTo({ address: ' ' })).toBeNull()
})

it('an address card needs an alt text only where there is a picture', () => {
  expect(addressCardSchema.altText?.(read({ address: 'Lisboa' }))).toBeUndefined()
  expect(addressCardSchema.altText?.(read({ address: 'Lisboa', imageUrl: '/media/a.webp' }))).toBe('')
})

it('an address card keeps the lines of its address, escaped', () => {
  expect(draw({ address: 'Rua <b>12\nLisboa' })).toContain('<address dir="auto">Rua &lt;b&gt;12\nLisboa</address>')
})
