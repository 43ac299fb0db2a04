import { describe, expect, it } from 'vitest'
import { plainConfig, TEXT } from '../../testing/plain-config.ts'
import { checkRules } from '../check-rules.ts'
import { partsOf } from '../colour/parts.ts'
import type { ScanDesign } from '../design.ts'
import { scoreOf } from '../score-of.ts'
import { logoBudget } from './logo-budget.ts'
import type { Subject } from './rule.ts'

type Parts = Parameters<typeof plainConfig>[0]

const CUSTOM = 'singleColorCustomCorners'
const GREY = (level: number) => `#${level.toString(16).padStart(2, '0').repeat(3)}`
const designOf = (parts: Parts, rest: Partial<ScanDesign> = {}): ScanDesign => ({
  text: TEXT,
  config: plainConfig(parts),
  ...rest,
})
/** Every reader reads every picture: the score is then what the rules allow. */
const bestScore = (design: ScanDesign): number =>
  scoreOf(checkRules(design), { share: 1, decodes: true, readers: [] }).score

describe('however well it decodes, a code', () => {
  it.each([
    { that: 'is plain', design: designOf({}), most: 100 },
    {
      that: 'is light on dark',
      design: designOf({ coloring: { backgroundColor: GREY(0), body1: GREY(255) } }),
      most: 55,
    },
    { that: 'hardly stands out (2.9 to 1)', design: designOf({ coloring: { body1: GREY(0x96) } }), most: 50 },
    {
      that: 'has a centre half as light as its ground',
      design: designOf({ coloring: { variation: CUSTOM, cornerCenter: GREY(0x84) } }),
      most: 40,
    },
    { that: 'has a circle for a frame', design: designOf({ border: 'frame12', center: 'ball14' }), most: 60 },
    { that: 'has one light module around it', design: designOf({}, { quietZone: 1 }), most: 60 },
    { that: 'has none', design: designOf({}, { quietZone: 0 }), most: 60 },
  ])('that $that scores $most at most', ({ design, most }) => {
    expect(bestScore(design)).toBe(most)
  })

  it.each([
    { that: 'is in a grey of 3.1 to 1', design: designOf({ coloring: { body1: GREY(0x90) } }) },
    {
      that: 'has a centre a little less pale',
      design: designOf({ coloring: { variation: CUSTOM, cornerCenter: GREY(0x7a) } }),
    },
    { that: 'has two light modules around it', design: designOf({}, { quietZone: 2 }) },
  ])('that $that is not held down as far', ({ design }) => {
    expect(bestScore(design)).toBeGreaterThan(60)
  })

  it('is not lifted by its caps: what does not decode scores nothing', () => {
    expect(scoreOf(checkRules(designOf({})), { share: 0, decodes: false, readers: [] }).score).toBe(0)
  })
})

describe('a logo that spends of what the code can repair', () => {
  /** No logo is drawn as large as the last ones: the rule is for codes drawn elsewhere, and should the limit change. */
  const capAt = (budget: number): number | undefined => {
    const subject: Subject = {
      parts: partsOf(plainConfig().coloring),
      isTransparent: false,
      darkShare: 1,
      frameRadius: 0,
      frame: 'frame0',
      ball: 'ball0',
      pattern: 'square',
      logo: { budget, modulesWide: 9 },
      quietZone: 4,
      widthModules: 45,
      printMm: undefined,
      smallestPrintMm: 20,
    }
    return logoBudget(subject)?.cap
  }

  it.each([
    { budget: 0.55, cap: undefined },
    { budget: 0.56, cap: 80 },
    { budget: 0.75, cap: 80 },
    { budget: 0.76, cap: 50 },
    { budget: 1, cap: 50 },
    { budget: 1.01, cap: 0 },
  ])('$budget scores $cap at most', ({ budget, cap }) => {
    expect(capAt(budget)).toBe(cap)
  })
})
