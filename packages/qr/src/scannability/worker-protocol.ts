import type { DecodeReport } from './decode/decode-report.ts'
import type { ScanDesign } from './design.ts'
import type { Pixels } from './pixels.ts'
import type { ScanCheck } from './score-of.ts'

/**
 * What the page posts to the worker. The newest request counts: one that arrives while another is worked on ends it, and the
 * older one is never answered. The page waits 300 ms after the last change before it asks.
 */
export interface ScanRequest {
  /** Comes back with the answer. */
  id: number
  design: ScanDesign
  /**
   * Address of zxing's program on this origin, e.g. `import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'`. When it
   * cannot be loaded, jsQR reads alone.
   */
  wasmUrl: string
  /** The logo's picture, where the page has it; without it the worker reads `design.logo.href` itself. */
  logoPixels?: Pixels | undefined
}

/** What the worker posts back. */
export type ScanAnswer =
  | { id: number; outcome: 'CHECKED'; check: ScanCheck; decode: DecodeReport }
  /** The text is too long for a code, or no reader could be started: only the rules are known. */
  | { id: number; outcome: 'FAILED'; message: string }
