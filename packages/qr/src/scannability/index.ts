/**
 * Entry point: how well a code can be read. `checkRules` and `scoreOf` are instant; the decode test runs in a worker
 * (worker-protocol.ts; a worker file of the page imports `@taplet/qr/scannability/worker`) or on the server.
 */
export type { CameraTroubles } from './camera/camera-picture.ts'
export type { CameraAnswer, CameraRequest } from './camera/camera-protocol.ts'
export { checkRules, type RuleReport } from './check-rules.ts'
export { createDecodeTest, type DecodeTest } from './decode/decode-test.ts'
export type { DecodeReport, ReaderReport } from './decode/decode-report.ts'
export { isReadable } from './decode/is-readable.ts'
export { loadReaders } from './decode/load-readers.ts'
export { plainDesign } from './decode/plain-design.ts'
export type { Reader } from './decode/reader.ts'
export type { ScanDesign } from './design.ts'
export { type DistortionName, distortions, scoredDistortions } from './distortions/distortions.ts'
export { applyFix } from './fixes/apply-fix.ts'
export { makeSafe, readableColours } from './fixes/make-safe.ts'
export { testPictures } from './decode/test-pictures.ts'
export type { Pixels } from './pixels.ts'
export { seededRandom } from './random.ts'
export { rasterise } from './raster/rasterise.ts'
export { type Grade, gradeOf, type ScanCheck, scoreOf } from './score-of.ts'
export { smallestPrintMm } from './smallest-print-mm.ts'
export type { ScanAnswer, ScanRequest } from './worker-protocol.ts'
