import { applyFix, checkRules, type ScanDesign } from '@taplet/qr/scannability'

const MOST_TURNS = 5 // each is darker, smaller or fuller than the one before
const SAFE_FROM = 85 // qr.md 4.6.3

/** The look after a repair, made as often as the rules go on asking for it: one press is enough for a person. */
export function mended(scan: ScanDesign, fix: string): ScanDesign {
  let next = applyFix(scan, fix)
  for (let turn = 1; turn < MOST_TURNS; turn++) {
    if (!checkRules(next).repairs.some((repair) => repair.fix === fix && repair.cap < SAFE_FROM)) break
    next = applyFix(next, fix)
  }
  return next
}
