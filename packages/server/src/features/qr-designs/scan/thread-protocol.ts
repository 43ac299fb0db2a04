import type { Pixels, ScanCheck, ScanDesign } from '@taplet/qr/scannability'

/** One thing to do for the thread of the scanner. */
export interface ScanTask {
  id: number
  /** CHECK: rules and the whole decode test. DECODE: whether it is read at all. */
  kind: 'CHECK' | 'DECODE'
  design: ScanDesign
  logoPixels: Pixels | undefined
}
export type ScanResult =
  | { id: number; kind: 'CHECK'; check: ScanCheck }
  | { id: number; kind: 'DECODE'; decodes: boolean }
  | { id: number; kind: 'FAILED'; message: string }
