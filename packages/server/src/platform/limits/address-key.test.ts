import { expect, it } from 'vitest'
import { addressKey } from './address-key.ts'

it('addressKey counts an IPv4 address by itself, also when it comes inside IPv6', () => {
  expect(addressKey('203.0.113.7')).toBe('203.0.113.7')
  for (const spelling of ['::ffff:203.0.113.7', '::FFFF:203.0.113.7', '::ffff:cb00:7107', '0:0:0:0:0:ffff:cb00:7107']) {
    expect(addressKey(spelling)).toBe('203.0.113.7')
  }
})

it('addressKey counts an IPv6 address by its /64 network, whatever the spelling', () => {
  const spellings = ['2001:db8::1', '2001:DB8:0:0:ffff::', '2001:0db8:0000:0000:1:2:3:4', '2001:db8::1%eth0']
  expect(new Set(spellings.map(addressKey))).toEqual(new Set(['2001:db8:0:0::/64']))
})

it('addressKey keeps networks apart that differ in their 64 bits only at the end', () => {
  expect(addressKey('2001:db8:0:1::1')).not.toBe(addressKey('2001:db8:0:2::1'))
  expect(addressKey('::1')).toBe('0:0:0:0::/64')
})
