import { expect, it } from 'vitest'
import { phoneAddress } from './phone-address.ts'

it('phoneAddress leaves an address that the world can open as it is', () => {
  expect(phoneAddress('https://taplet.example/twin/a', undefined)).toEqual({
    url: 'https://taplet.example/twin/a',
    isNear: false,
    isLocal: false,
  })
})

it('phoneAddress says of an address in the own network that the phone must be in it', () => {
  expect(phoneAddress('http://192.168.1.20:3000/twin/a', undefined)).toMatchObject({ isNear: true, isLocal: false })
  expect(phoneAddress('http://172.32.0.1/twin/a', undefined)).toMatchObject({ isNear: false })
  expect(phoneAddress('http://172.32.0.1/twin/a', 'http://172.32.0.1')).toMatchObject({ isNear: true })
})

it.each(['http://localhost:3000/twin/a', 'http://127.0.0.1:3000/twin/a', 'http://[::1]:3000/twin/a'])(
  'phoneAddress takes the address of the computer in the network instead of %s',
  (url) => {
    expect(phoneAddress(url, 'http://192.168.1.20:3000')).toEqual({
      url: 'http://192.168.1.20:3000/twin/a',
      isNear: true,
      isLocal: false,
    })
    expect(phoneAddress(url, undefined)).toMatchObject({ url, isLocal: true })
  },
)
