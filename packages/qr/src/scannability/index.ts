/**
 * Entry point: how well a code can be read. `checkRules` and `scoreOf` are instant; the decode test runs in a worker
 * (worker-protocol.ts; a worker file of the page imports `@taplet/qr/scannability/worker`) or on the server.
 */
export { checkRules, type RuleReport } from './check-rules.ts'
export type { DecodeReport, ReaderReport } from './decode/decode-report.ts'
export type { ScanDesign } from './design.ts'
export { applyFix } from './fixes/apply-fix.ts'
export { fixLabel } from './fixes/fix-label.ts'
export { makeSafe, readableColours } from './fixes/make-safe.ts'
export type { Pixels } from './pixels.ts'
export { type Grade, gradeOf, type ScanCheck, scoreOf } from './score-of.ts'
export type { ScanAnswer, ScanRequest } from './worker-protocol.ts'
