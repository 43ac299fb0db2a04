import { describe, expect, it } from 'vitest'
import { ndefAddress, tapUrl, toHex } from './ndef.ts'

const hex = (url: string): string => toHex(ndefAddress(url).message)
const path = (length: number): string => `https://${'a'.repeat(length)}`

describe('an address on an NFC tag', () => {
  it('is a message of 21 bytes for a short link of 24 characters', () => {
    const { message, memory, chip } = ndefAddress('https://tapl.et/q/a1b2c3')
    expect(message).toHaveLength(21)
    expect(toHex(message)).toBe('D1 01 11 55 04 74 61 70 6C 2E 65 74 2F 71 2F 61 31 62 32 63 33')
    expect(toHex(memory)).toBe(`03 15 ${toHex(message)} FE`)
    expect(chip).toBe('NTAG213')
  })

  it('takes the longest beginning that has a code, and writes out what has none', () => {
    expect(hex('https://www.a.example')).toBe('D1 01 0A 55 02 61 2E 65 78 61 6D 70 6C 65')
    expect(hex('http://www.a.example')).toMatch(/^D1 01 0A 55 01 61/)
    expect(hex('http://a.example')).toMatch(/^D1 01 0A 55 03 61/)
    expect(hex('tel:+431')).toBe('D1 01 05 55 05 2B 34 33 31')
    expect(hex('geo:1,2')).toBe('D1 01 08 55 00 67 65 6F 3A 31 2C 32')
  })

  it('counts bytes, not letters', () => {
    expect(hex('https://ü')).toBe('D1 01 03 55 04 C3 BC')
  })

  it('has four bytes of length from 256 bytes on, and three in the memory from 255', () => {
    expect(hex(path(254))).toMatch(/^D1 01 FF 55 04 61/)
    expect(hex(path(255))).toMatch(/^C1 01 00 00 01 00 55 04 61/)
    expect(toHex(ndefAddress(path(249)).memory)).toMatch(/^03 FE D1/)
    expect(toHex(ndefAddress(path(250)).memory)).toMatch(/^03 FF 00 FF D1/)
  })

  it('names the smallest chip that holds it beside what writing programs keep free', () => {
    expect(ndefAddress(path(131)).memory).toHaveLength(139)
    expect(ndefAddress(path(131)).chip).toBe('NTAG213')
    expect(ndefAddress(path(132)).chip).toBe('NTAG215')
    expect(ndefAddress(path(700)).chip).toBe('NTAG216')
    expect(ndefAddress(path(900)).chip).toBeUndefined()
  })
})

it('NDEF marks the address of a link on a tag, so that taps are told from scans', () => {
  expect(tapUrl('https://taplet.example/t/menu')).toBe('https://taplet.example/t/menu?n')
  expect(tapUrl('https://taplet.example/t/menu?slide=2')).toBe('https://taplet.example/t/menu?slide=2&n')
})
