import type { ScanDesign } from '@taplet/qr/scannability'
import type { Report, Row } from '../report/report.ts'
import { type CheckedDesign, type Measured, PICTURES, REPAIRED_EVERY, shareOf } from './check-designs.ts'

const WANTED = 0.95
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const least = (shares: readonly number[]): string => percent(Math.min(...shares))
const mean = (shares: readonly number[]): string =>
  percent(shares.reduce((total, share) => total + share, 0) / Math.max(1, shares.length))
const shareOfOne = ({ reads, plain }: Measured, name: string): number => shareOf(reads, plain, [name])

/** The table of checked designs. */
export function reportDesigns(checked: readonly CheckedDesign[]): Report {
  const measured = checked.flatMap(({ measured: one }) => one ?? [])
  const shares = measured.map(({ reads, plain }) => shareOf(reads, plain))
  const failing = checked.filter(isFailing)
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
      row('random designs called "scans everywhere"', '', `${measured.length} of ${checked.length}`),
      row(
        'of those, read by zxing and ZBar as often as 95 of 100 of a plain code',
        'all',
        `${measured.length - failing.length} of ${measured.length}`,
        failing.length === 0,
      ),
      row('the least of them', '>= 95 %', least(shares)),
      row('mean of them', '', mean(shares)),
      ...['zxing', 'zbar', 'jsqr'].map((name) => {
        const own = measured.map((one) => shareOfOne(one, name))
        return row(`${name} alone, plain = 100 %: mean, least`, '', `${mean(own)}, ${least(own)}`)
      }),
    ],
    notes: [
      `One design in ${REPAIRED_EVERY} was repaired by makeSafe first. Grades: ${gradesOf(checked)}.`,
      `Pictures per reader and design: ${PICTURES.map((pictures, doubts) => `${pictures} for ${measured.filter((one) => one.doubts === doubts).length}`).join(', ')} (jsQR: always ${PICTURES[0]}); the same for the plain code.`,
      ...failing.map(describe),
    ],
  }
}

/** The line printed for each design as soon as it is checked: which one, the progress of the run, and the verdict. */
export const progressLine = (checked: CheckedDesign, done: number, count: number): string =>
  `${done}/${count} ${describe(checked)}${isFailing(checked) ? ' MISSED' : ''}`

const isFailing = ({ measured }: CheckedDesign): boolean =>
  measured !== undefined && shareOf(measured.reads, measured.plain) < WANTED

function gradesOf(checked: readonly CheckedDesign[]): string {
  const counts = new Map<string, number>()
  for (const { grade } of checked) counts.set(grade, (counts.get(grade) ?? 0) + 1)
  return [...counts].map(([grade, number]) => `${grade} ${number}`).join(', ')
}

function describe({ seed, grade, measured }: CheckedDesign): string {
  if (!measured) return `Design ${seed}: ${grade}`
  const { design, reads, plain } = measured
  const readers = ['zxing', 'zbar', 'jsqr'].map((name) => `${name} ${percent(shareOf(reads, plain, [name]))}`)
  return `Design ${seed}: ${percent(shareOf(reads, plain))} (${readers.join(', ')}): ${lookOf(design)}`
}

function lookOf({ config: { coloring, corners, pattern }, logo }: ScanDesign): string {
  const { variation, backgroundColor, body1, body2, cornerBorder, cornerCenter } = coloring
  const shapes = [pattern, corners.border, corners.center, logo ? `logo ${logo.share.toFixed(2)}` : 'no logo']
  return [...shapes, variation, backgroundColor, body1, body2, cornerBorder, cornerCenter].join(' ')
}
