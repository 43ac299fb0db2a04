import type { QrConfig } from '../../qr-config.ts'
import { checkRules, type RuleReport } from '../check-rules.ts'
import type { ScanDesign } from '../design.ts'
import { gradeOf } from '../score-of.ts'
import { applyFix } from './apply-fix.ts'
import type { FixId } from './fix-id.ts'

/** More rounds than there are fixes; the fixes of one round can only leave fewer for the next. */
const MAX_ROUNDS = 20

/** Applies fixes, no more than needed, until the rules say that it scans everywhere or nothing more helps. */
export function makeSafe(design: ScanDesign): ScanDesign {
  return applyFixes(design, () => true)
}

const COLOUR_FIXES: ReadonlySet<FixId | ''> = new Set<FixId>([
  'DARKEN_BALL',
  'DARKEN_BODY',
  'DARKEN_FRAME',
  'LIGHTER_BACKGROUND',
  'OPAQUE_BACKGROUND',
  'SWAP_COLOURS',
])

/** The same look in darker equivalents of its colours, no darker than readers need. */
export function readableColours(config: QrConfig): QrConfig {
  return applyFixes({ config, text: 'any' }, (fix) => COLOUR_FIXES.has(fix)).config
}

function applyFixes(design: ScanDesign, isWanted: (fix: FixId | '') => boolean): ScanDesign {
  let current = design
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const fix = nextFix(checkRules(current), isWanted)
    if (!fix) break
    current = applyFix(current, fix)
  }
  return current
}

const nextFix = ({ repairs }: RuleReport, isWanted: (fix: FixId | '') => boolean): FixId | '' | undefined =>
  repairs.find(({ fix, cap }) => fix !== '' && isWanted(fix) && gradeOf(cap) !== 'EVERYWHERE')?.fix
