import type { Pixels, ScanCheck, ScanDesign } from '@taplet/qr/scannability'

/** A task for the scanner's thread, which gets one at a time. */
export interface ScanTask {
  /** CHECK: rules and the full decode test. DECODE: whether it can be read at all. */
  kind: 'CHECK' | 'DECODE'
  design: ScanDesign
  logoPixels: Pixels | undefined
}
export type ScanResult =
  | { kind: 'CHECK'; check: ScanCheck }
  | { kind: 'DECODE'; decodes: boolean }
  | { kind: 'FAILED'; message: string }
