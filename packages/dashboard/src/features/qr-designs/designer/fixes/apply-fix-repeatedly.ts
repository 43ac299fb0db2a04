import { applyFix, checkRules, type ScanDesign } from '@taplet/qr/scannability'

const MOST_TURNS = 5 // each is darker, smaller or fuller than the previous one
const SAFE_FROM = 85 // qr.md 4.6.3

/** The design after a fix, repeated as long as the rules ask for it: one press should be enough. */
export function applyFixRepeatedly(scan: ScanDesign, fix: string): ScanDesign {
  let next = applyFix(scan, fix)
  for (let turn = 1; turn < MOST_TURNS; turn++) {
    if (!checkRules(next).repairs.some((repair) => repair.fix === fix && repair.cap < SAFE_FROM)) break
    next = applyFix(next, fix)
  }
  return next
}
