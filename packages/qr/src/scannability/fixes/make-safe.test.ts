import { describe, expect, it } from 'vitest'
import { qrBalls, qrFrames, qrPatterns, qrVariations } from '../../shape-lists.ts'
import { plainConfig } from '../../testing/plain-config.ts'
import { checkRules } from '../check-rules.ts'
import { toOklch } from '../colour/oklch.ts'
import { parseColour } from '@taplet/base/colours'
import type { ScanDesign } from '../design.ts'
import { seededRandom } from '../random.ts'
import { scoreOf } from '../score-of.ts'
import { applyFix } from './apply-fix.ts'
import { makeSafe, readableColours } from './make-safe.ts'

const TEXT = 'https://taplet.example/t/a1B2c3D4e5F6g7H8i9J0k1'
/** A new design (spec §3). */
const DEFAULT: ScanDesign = {
  text: TEXT,
  config: plainConfig({
    pattern: 'dot',
    border: 'frame13',
    center: 'ball15',
    coloring: {
      variation: 'singleColorCustomCorners',
      body1: '#348EFB',
      cornerBorder: '#12BF7C',
      cornerCenter: '#FBAB41',
    },
  }),
}

function randomDesign(seed: number): ScanDesign {
  const random = seededRandom(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T // never empty
  const colour = () =>
    `#${Math.floor(random() * 0x1_00_00_00)
      .toString(16)
      .padStart(6, '0')}${random() < 0.1 ? '80' : ''}`
  return {
    text: TEXT,
    isTransparent: random() < 0.1,
    printMm: random() < 0.2 ? 10 : undefined,
    quietZone: random() < 0.1 ? 1 : undefined,
    logo:
      random() < 0.4 ? { href: 'data:,', width: 300, height: 100 + 400 * random(), share: 0.1 + 0.2 * random() } : null,
    config: {
      coloring: {
        variation: pick(qrVariations),
        backgroundColor: colour(),
        body1: colour(),
        body2: colour(),
        cornerBorder: colour(),
        cornerCenter: colour(),
      },
      corners: { border: pick(qrFrames).id, center: pick(qrBalls).id },
      pattern: pick(qrPatterns).id,
    },
  }
}

const score = (design: ScanDesign) => scoreOf(checkRules(design)).score
const hueOf = (colour: string) => toOklch(parseColour(colour)).hue

describe('making a design safe', () => {
  it('makes any design score as one that scans everywhere', () => {
    for (let seed = 1; seed <= 150; seed++)
      expect([seed, score(makeSafe(randomDesign(seed))) >= 85]).toEqual([seed, true])
  })

  it('changes nothing of a design that is safe', () => {
    const safe = makeSafe(DEFAULT)
    expect(makeSafe(safe)).toEqual(safe)
  })

  it('keeps the hues', () => {
    const { coloring } = makeSafe(DEFAULT).config
    for (const key of ['body1', 'cornerBorder', 'cornerCenter'] as const)
      expect(Math.abs(hueOf(coloring[key]) - hueOf(DEFAULT.config.coloring[key]))).toBeLessThan(0.06)
  })
})

describe('one repair', () => {
  it('takes away what it is for', () => {
    for (const { rule, fix } of checkRules(DEFAULT).findings) {
      if (rule === 'small-losses') continue
      expect(checkRules(applyFix(DEFAULT, fix)).findings.map((finding) => finding.rule)).not.toContain(rule)
    }
  })

  it('turns light on dark round, with the old background as ink', () => {
    const coloring = {
      ...DEFAULT.config.coloring,
      variation: 'singleColor',
      backgroundColor: '#0B2A4A',
      body1: '#FFE9C7',
    }
    const swapped = applyFix({ ...DEFAULT, config: { ...DEFAULT.config, coloring } }, 'SWAP_COLOURS').config.coloring
    expect(swapped).toMatchObject({ body1: '#0B2A4A', backgroundColor: '#FFE9C7' })
  })

  it('does nothing for an id that is none', () => {
    expect(applyFix(DEFAULT, '')).toBe(DEFAULT)
    expect(applyFix(DEFAULT, 'toString')).toBe(DEFAULT)
  })
})

describe('readable colours', () => {
  it('are darker twins: shapes stay, and no rule speaks against a colour', () => {
    const config = readableColours(DEFAULT.config)
    expect(config).toMatchObject({ pattern: 'dot', corners: DEFAULT.config.corners })
    const rules = checkRules({ ...DEFAULT, config }).findings.map(({ rule }) => rule)
    expect(rules.filter((rule) => /contrast|paleness|inverted|background/.test(rule))).toEqual([])
  })
})
