import { describe, expect, it } from 'vitest'
import type { QrConfig } from '../qr-config.ts'
import { plainConfig, TEXT } from '../testing/plain-config.ts'
import { checkRules } from './check-rules.ts'
import type { ScanDesign } from './design.ts'

const CUSTOM = { variation: 'singleColorCustomCorners' }
const shaped = (parts: Parameters<typeof plainConfig>[0] = {}): ScanDesign => ({
  config: plainConfig({ ...parts, coloring: { ...CUSTOM, ...parts.coloring } }),
  text: TEXT,
})
const coloured = (coloring: Partial<QrConfig['coloring']>): ScanDesign => shaped({ coloring })
const PLAIN = shaped()
const found = (design: ScanDesign) => checkRules(design).findings.map(({ rule }) => rule)
const capOf = (design: ScanDesign) => checkRules(design).cap

describe('the rules', () => {
  it('have nothing against a plain code', () => {
    expect(checkRules(PLAIN)).toMatchObject({ findings: [], cap: 100, widthModules: 41 })
  })

  it('measure every colour against the background', () => {
    expect(found(coloured({ body1: '#888888' }))).toEqual(['body-contrast', 'body-paleness'])
    expect(capOf(coloured({ body1: '#AAAAAA', cornerBorder: '#AAAAAA', cornerCenter: '#AAAAAA' }))).toBe(50)
    expect(found(coloured({ cornerBorder: '#8A8A8A' }))).toContain('frame-contrast')
    expect(found(coloured({ cornerCenter: '#8A8A8A' }))).toContain('ball-contrast')
  })

  it('leave out colours that are not drawn', () => {
    expect(found(coloured({ variation: 'singleColor', cornerCenter: '#FFFFFF', body2: '#FFFFFF' }))).toEqual([])
  })

  it('look at both ends of a gradient', () => {
    const gradient = { variation: 'linearGradient', body2: '#FFFF00' }
    expect(found(coloured(gradient))).toEqual(
      expect.arrayContaining(['body-contrast', 'frame-contrast', 'ball-contrast', 'ball-paleness']),
    )
  })

  it('ask eyes to be as dark as each other, even where each has contrast enough', () => {
    // 4.6 to 1 on white, and still pale next to black.
    expect(found(coloured({ cornerCenter: '#767676' }))).toEqual(['ball-paleness'])
    expect(capOf(coloured({ cornerCenter: '#A00000' }))).toBe(100)
  })

  it('mind the way round', () => {
    const white = '#FFFFFF'
    const inverted = coloured({ backgroundColor: '#000000', body1: white, cornerBorder: white, cornerCenter: white })
    expect(checkRules(inverted).findings).toMatchObject([{ rule: 'inverted', fix: 'SWAP_COLOURS', cap: 55 }])
    // Half of it inverted is worse: no reader knows which polarity it has.
    expect(capOf(coloured({ backgroundColor: '#909090', cornerCenter: white }))).toBeLessThanOrEqual(50)
  })

  it('want a light background that hides what lies beneath', () => {
    expect(found(coloured({ backgroundColor: '#808080' }))).toEqual(['background'])
    expect(found(coloured({ backgroundColor: '#FFFFFF80' }))).toEqual(['transparent'])
    expect(found({ ...PLAIN, isTransparent: true })).toEqual(['transparent'])
  })

  it('want modules that fill their place', () => {
    expect(checkRules(shaped({ pattern: 'star' })).findings).toContainEqual(
      expect.objectContaining({ rule: 'dark-share', fix: 'FULLER_DOTS' }),
    )
    expect(found(shaped({ pattern: 'mosaic' }))).not.toContain('dark-share')
  })

  it('hold circles and pale centres down, however well they decode', () => {
    expect(capOf(shaped({ border: 'frame12' }))).toBeLessThanOrEqual(60)
    // Compared with the darkest part, more than half as light as the background.
    expect(capOf(coloured({ cornerCenter: '#9C9C9C' }))).toBeLessThanOrEqual(40)
  })

  it('tell round frames without holding them against a design', () => {
    expect(checkRules(shaped({ border: 'frame2' }))).toMatchObject({ findings: [{ rule: 'frame-corners' }], cap: 100 })
  })

  it('add up what is fine alone', () => {
    const notched = shaped({ pattern: 'pointed' })
    const tinted = coloured({ backgroundColor: '#E6E6E6' })
    expect([capOf(notched), capOf(tinted)]).toEqual([100, 100])
    const both = { ...notched, config: { ...notched.config, coloring: tinted.config.coloring } }
    expect(checkRules(both)).toMatchObject({ findings: [{ rule: 'small-losses', fix: 'LIGHTER_BACKGROUND' }], cap: 84 })
  })

  it('know to the module what a logo covers', () => {
    const withLogo = (share: number): ScanDesign => ({
      ...PLAIN,
      logo: { href: 'data:,', width: 100, height: 100, share },
    })
    expect(found(withLogo(0.18))).toEqual([])
    expect(capOf(withLogo(0.18))).toBe(100)
    expect(checkRules(withLogo(0.25)).findings.map(({ fix }) => fix)).not.toContain('')
  })

  it('[14.19] leave the top grade to a plain code with a logo: of any size, or of a fifth where the link is short', () => {
    const ids = ['a1B2c3D4e5F6g7H8i9J0k1', 'k7m2q9x4abcdefghijkmnp']
    const hosts = { 'https://tapl.et': 0.2, 'https://taplet.example': 0.25, 'https://qr.somebodys-shop.example': 0.25 }
    for (const [host, largest] of Object.entries(hosts))
      for (const id of ids)
        for (const share of [0.1, 0.15, largest]) {
          const logo = { href: 'data:,', width: 100, height: 100, share }
          const design = { ...PLAIN, text: `${host}/t/${id}`, logo }
          expect([host, share, found(design), capOf(design)]).toEqual([host, share, [], 100])
        }
  })

  it('count the quiet zone', () => {
    expect(capOf({ ...PLAIN, quietZone: 1 })).toBe(60)
    expect(checkRules({ ...PLAIN, quietZone: 3 })).toMatchObject({ findings: [{ rule: 'quiet-zone' }], cap: 100 })
  })

  it('say how wide to print it: four printer dots a module, 20 mm, a tenth of the distance', () => {
    expect(checkRules(PLAIN).smallestPrintMm).toBe(20)
    expect(checkRules({ ...PLAIN, distanceMm: 3000 }).smallestPrintMm).toBe(300)
    const long = { ...PLAIN, text: `${TEXT}?${'x'.repeat(400)}` }
    const { widthModules, smallestPrintMm } = checkRules(long)
    expect(smallestPrintMm).toBe(Math.ceil(widthModules * 0.34))
    expect(found({ ...PLAIN, printMm: 15 })).toEqual(['print-size'])
    expect(found({ ...PLAIN, printMm: 25 })).toEqual([])
  })

  it('take any words for shapes and colours', () => {
    const odd = coloured({ variation: 'sparkles', body1: 'red' })
    expect(() => checkRules({ ...odd, config: { ...odd.config, pattern: '__proto__' } })).not.toThrow()
  })
})
