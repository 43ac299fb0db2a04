import {
  checkRules,
  createDecodeTest,
  makeSafe,
  plainDesign,
  type ScanDesign,
  scoreOf,
  seededRandom,
} from '@taplet/qr/scannability'
import { loadNodeReaders } from '@taplet/qr/scannability/node'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Context } from '../context.ts'
import type { Report, Row } from '../report/report.ts'
import { countReads, type Reads } from './count-reads.ts'
import { randomDesign, TEXT } from './random-design.ts'

const DESIGNS = 1000
const WANTED = 0.95
/** Other seeds than the product's own, so that it cannot have learnt them. */
const FEW_SEEDS = [11, 12, 13, 14]
/** For designs that chance alone might have failed, or saved. */
const MANY_SEEDS = Array.from({ length: 24 }, (_, index) => 101 + index)
const CLEAR = 0.985
/** Of so many designs one is taken as it comes out of the repair that the product offers. */
const REPAIRED_EVERY = 8

interface Measured {
  /** Reads by zxing and ZBar ÷ those of the plain code. */
  share: number
  byReader: { [reader: string]: number }
  design: ScanDesign
}

/** Random designs: what the product calls "scans everywhere" must be read as a plain code is, by readers it did not ask. */
export async function benchQrDesigns(_context: Context, count = DESIGNS): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'taplet-qr-'))
  try {
    const readers = await loadNodeReaders()
    const decodeTest = createDecodeTest()
    const tools = { readers, folder }
    const few = await countReads(plainDesign(TEXT), FEW_SEEDS, tools)
    const plain = await countReads(plainDesign(TEXT), MANY_SEEDS, tools)
    const measure = async (design: ScanDesign) => {
      const first = compare(design, await countReads(design, FEW_SEEDS, tools), few)
      return first.share >= CLEAR ? first : compare(design, await countReads(design, MANY_SEEDS, tools), plain)
    }
    const measured: Measured[] = []
    const grades = new Map<string, number>()
    for (let seed = 1; seed <= count; seed++) {
      const given = randomDesign(seededRandom(seed))
      const design = seed % REPAIRED_EVERY === 0 ? makeSafe(given) : given
      const grade = await gradeOf(design, (one) => decodeTest(one, { readers }))
      grades.set(grade, (grades.get(grade) ?? 0) + 1)
      if (grade === 'EVERYWHERE') measured.push(await measure(design))
    }
    return toReport(measured, grades, plain, count)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What the product would say; where the rules alone forbid "everywhere" the slow test is left out. */
async function gradeOf(
  design: ScanDesign,
  decodeTest: (design: ScanDesign) => ReturnType<ReturnType<typeof createDecodeTest>>,
) {
  const rules = checkRules(design)
  const byRules = scoreOf(rules).grade
  return byRules === 'EVERYWHERE' ? scoreOf(rules, await decodeTest(design)).grade : byRules
}

function compare(design: ScanDesign, reads: Reads, plain: Reads): Measured {
  const shareOf = (...names: string[]) => sum(reads, names) / sum(plain, names)
  const byReader = Object.fromEntries([...plain.keys()].map((name) => [name, shareOf(name)]))
  return { share: shareOf('zxing', 'zbar'), byReader, design }
}

const sum = (reads: Reads, names: readonly string[]): number =>
  names.reduce((total, name) => total + (reads.get(name) ?? 0), 0)

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

function toReport(
  measured: readonly Measured[],
  grades: ReadonlyMap<string, number>,
  plain: Reads,
  count: number,
): Report {
  const failing = measured.filter(({ share }) => share < WANTED).sort((one, other) => one.share - other.share)
  const mean = (name: string) =>
    measured.reduce((total, { byReader }) => total + (byReader[name] ?? 0), 0) / Math.max(1, measured.length)
  const row = (measure: string, target: string, value: string, isMet?: boolean): Row => ({
    id: 'QR',
    measure,
    target,
    measured: value,
    peer: '',
    isMet,
  })
  return {
    rows: [
      row(`random designs called "scans everywhere"`, '', `${measured.length} of ${count}`),
      row(
        'of those, read by zxing and ZBar as often as 95 of 100 of a plain code',
        'all',
        `${measured.length - failing.length} of ${measured.length}`,
        failing.length === 0,
      ),
      row('the least of them', '>= 95 %', percent(Math.min(...measured.map(({ share }) => share)))),
      ...['zxing', 'zbar', 'jsqr'].map((name) => row(`mean of ${name}, plain = 100 %`, '', percent(mean(name)))),
    ],
    notes: [
      `One design in ${REPAIRED_EVERY} was repaired by makeSafe first.`,
      `Grades: ${[...grades].map(([grade, number]) => `${grade} ${number}`).join(', ')}.`,
      `Plain code: ${[...plain].map(([name, number]) => `${name} ${number}`).join(', ')} reads.`,
      ...failing.map(({ share, byReader, design }) => describe(share, byReader, design)),
    ],
  }
}

function describe(share: number, byReader: Measured['byReader'], { config, logo }: ScanDesign): string {
  const readers = Object.entries(byReader).map(([name, value]) => `${name} ${percent(value)}`)
  const { coloring, corners, pattern } = config
  const colours = [
    coloring.variation,
    coloring.backgroundColor,
    coloring.body1,
    coloring.body2,
    coloring.cornerBorder,
    coloring.cornerCenter,
  ]
  const shapes = [pattern, corners.border, corners.center, logo ? `logo ${logo.share.toFixed(2)}` : '']
  return `${percent(share)} (${readers.join(', ')}): ${shapes.join(' ')} ${colours.join(' ')}`
}
