import { expect, it } from 'vitest'
import { looksPublic } from './looks-public.ts'

const at = (address: string) => ({
  eth0: [{ address, family: 'IPv4' as const, netmask: '', mac: '', internal: false, cidr: null }],
})

it.each([
  ['a laptop', { host: '0.0.0.0', publicUrl: undefined, interfaces: at('192.168.1.20') }],
  ['a name of the own network', { host: '0.0.0.0', publicUrl: 'http://taplet.local:3000', interfaces: at('10.0.0.2') }],
  [
    'an address of the own network',
    { host: '::', publicUrl: 'http://192.168.1.20:3000', interfaces: at('192.168.1.20') },
  ],
  ['a server that hears itself alone', { host: '127.0.0.1', publicUrl: undefined, interfaces: at('93.184.215.14') }],
])('[14.5] %s does not look public', (_, listening) => {
  expect(looksPublic(listening)).toBeUndefined()
})

it.each([
  [
    'a public name',
    { host: '127.0.0.1', publicUrl: 'https://shop.example', interfaces: {} },
    'PUBLIC_URL is https://shop.example',
  ],
  [
    'a public address',
    { host: '0.0.0.0', publicUrl: undefined, interfaces: at('93.184.215.14') },
    'it listens on 93.184.215.14',
  ],
])('[14.5] a server with %s looks public', (_, listening, why) => {
  expect(looksPublic(listening)).toBe(why)
})
