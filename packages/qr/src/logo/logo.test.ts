import { describe, expect, it, test } from 'vitest'
import { drawQr } from '../draw-qr.ts'
import type { QrLogo } from '../qr-config.ts'
import { qrSvg } from '../svg/qr-svg.ts'
import { createSymbol, type QrSymbol } from '../symbol/create-symbol.ts'
import { plainConfig, TEXT } from '../testing/plain-config.ts'
import { readSvg } from '../testing/read-code.ts'
import { blocksOf } from './blocks.ts'
import { codewordModules } from './codeword-modules.ts'
import { logoBudget } from './logo-budget.ts'

/** A striped picture, so that it makes both dark and light modules wrong. */
const STRIPES = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><path d="M0 0H60V60H0Z" fill="#fff"/><path d="M0 0H20V60H0ZM40 0H60V60H40Z"/></svg>',
)}`
const logo = (share: number, width = 60, height = 60): QrLogo => ({ href: STRIPES, width, height, share })
const draw = (of: QrLogo, text = TEXT) => drawQr(text, plainConfig(), { logo: of })

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** Multiplies by two in the field of the codes (x⁸ + x⁴ + x³ + x² + 1). */
const double = (value: number): number => (value & 128 ? (value << 1) ^ 0x11d : value << 1)

function multiply(first: number, second: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) product = double(product) ^ (second & (1 << bit) ? first : 0)
  return product
}

/** Whether the block is a valid Reed-Solomon word: it is zero at the first powers of two. */
function isIntact(block: readonly number[], roots: number): boolean {
  let root = 1
  for (let power = 0; power < roots; power++) {
    if (block.reduce((sum, codeword) => multiply(sum, root) ^ codeword, 0) !== 0) return false
    root = double(root)
  }
  return true
}

function readBlocks(symbol: QrSymbol, mask: (x: number, y: number) => boolean): { blocks: number[][]; roots: number } {
  const codewords = codewordModules(symbol)
  const { count, blockOf, mendable } = blocksOf(symbol.version, codewords.length)
  const blocks: number[][] = Array.from({ length: count }, () => [])
  for (const [index, modules] of codewords.entries()) {
    const bits = modules.map(([x, y]) => ((symbol.matrix[y]?.[x] ?? false) !== mask(x, y) ? '1' : '0'))
    blocks[blockOf(index)]?.push(Number.parseInt(bits.join(''), 2))
  }
  return { blocks, roots: 2 * mendable }
}

test.each([1, 2, 3, 5, 6, 7, 10, 14, 22, 27, 34, 40])(
  'the map of codewords finds the codewords and blocks of version %i: each block checks out as the encoder made it',
  (version) => {
    const symbol = createSymbol('tap', 'H', version)
    expect(symbol.version).toBe(version)
    const intact = MASKS.filter((mask) => {
      const { blocks, roots } = readBlocks(symbol, mask)
      return blocks.every((block) => isIntact(block, roots))
    })
    expect(intact).toHaveLength(1)
  },
)

describe('the budget of a logo', () => {
  /** The code with its middle modules inverted: the worst that a logo can do. */
  const spoilt = async (side: number) => {
    const symbol = createSymbol(TEXT, 'H')
    const start = (symbol.matrix.length - side) / 2
    const isCovered = (x: number, y: number) => x >= start && x < start + side && y >= start && y < start + side
    const size = symbol.matrix.length + 8
    const path = symbol.matrix
      .flatMap((row, y) => row.map((isDark, x) => (isDark !== isCovered(x, y) ? `M${x + 4} ${y + 4}h1v1h-1z` : '')))
      .join('')
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}"/></svg>`
    return { budget: logoBudget(symbol, isCovered), text: await readSvg(svg, size * 8) }
  }

  test.each([3, 5, 7, 9, 11, 13, 15, 17, 19, 21])(
    'tells whether a code with %i spoilt modules across is read',
    async (side) => {
      const { budget, text } = await spoilt(side)
      expect(text, `budget ${budget}`).toBe(budget <= 1 ? TEXT : undefined)
    },
  )

  it('is at most three quarters for a quarter of the width, in every version', () => {
    for (let version = 1; version <= 40; version++) {
      const symbol = createSymbol('A', 'H', version)
      const side = symbol.matrix.length
      const isCovered = (at: number) => Math.abs(at + 0.5 - side / 2) < side / 8
      expect([version, logoBudget(symbol, (x, y) => isCovered(x) && isCovered(y)) <= 0.75]).toEqual([version, true])
    }
  })

  it('grows with the logo and is nothing without one', () => {
    const symbol = createSymbol(TEXT, 'H')
    expect(logoBudget(symbol, () => false)).toBe(0)
    expect(logoBudget(symbol, () => true)).toBeGreaterThan(1)
  })
})

describe('a code with a logo', () => {
  test.each([0.1, 0.15, 0.2, 0.25])('is read at a share of %d, within its budget', async (share) => {
    const drawing = draw(logo(share))
    expect(drawing.logo?.budget).toBeLessThanOrEqual(0.75)
    expect(await readSvg(qrSvg(drawing), 450)).toBe(TEXT)
  })

  it('clears whole modules, as odd in number as the code, in its middle', () => {
    for (const [width, height] of [
      [60, 60],
      [90, 30],
      [20, 80],
    ] as const) {
      const drawing = draw(logo(0.25, width, height))
      const { x, y, width: across, height: down } = drawing.logo?.box ?? { x: 0, y: 0, width: 0, height: 0 }
      expect([across % 2, down % 2]).toEqual([1, 1])
      expect([2 * x + across, 2 * y + down]).toEqual([drawing.size, drawing.size])
    }
  })

  it('keeps the proportions of the picture and clears no more than it needs', () => {
    const drawing = draw(logo(0.25, 120, 30))
    const image = drawing.layers.find((layer) => layer.kind === 'image')
    expect((image?.box.width ?? 0) / (image?.box.height ?? 1)).toBeCloseTo(4)
    expect(drawing.logo?.box.height).toBeLessThan((drawing.logo?.box.width ?? 0) / 2)
  })

  it('is never wider than a quarter of the code, whatever was asked for and however long the text', () => {
    for (const text of ['A', TEXT, TEXT.repeat(3), TEXT.repeat(9)])
      for (const share of [0.24, 0.25, 0.3, 0.9]) {
        const { modules, logo: fitted } = draw(logo(share), text)
        expect((fitted?.box.width ?? 0) / modules).toBeLessThanOrEqual(0.25)
      }
    expect(draw(logo(0.9))).toEqual(draw(logo(0.25)))
  })

  it('takes the highest error correction even when another was asked for', () => {
    const drawing = drawQr('hello', plainConfig(), { logo: logo(0.2), errorCorrection: 'L' })
    expect(drawing.matrix).toEqual(createSymbol('hello', 'H', drawing.version).matrix)
  })

  it('survives a picture without a size', () => {
    expect(draw(logo(0.2, 0, 0)).logo?.budget).toBeLessThanOrEqual(0.75)
  })
})
