import { expect, it } from 'vitest'
import { typedAddress } from './typed-address.ts'

it.each([
  ['shop.example', 'https://shop.example'],
  [' shop.example/menu?x=1 ', 'https://shop.example/menu?x=1'],
  ['http://shop.example', 'http://shop.example'],
])('typedAddress reads %s as %s', (typed, address) => {
  expect(typedAddress(typed)).toBe(address)
})

it.each(['', 'shop', 'javascript:alert(1)', 'ftp://shop.example', 'my shop.example', 'mailto:me@shop.example'])(
  'typedAddress takes %s for no web address',
  (typed) => {
    expect(typedAddress(typed)).toBeUndefined()
  },
)
