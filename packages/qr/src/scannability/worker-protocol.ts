import type { DecodeReport } from './decode/decode-report.ts'
import type { ScanDesign } from './design.ts'
import type { Pixels } from './pixels.ts'
import type { ScanCheck } from './score-of.ts'

/**
 * The page's request to the worker. Only the newest counts: it cancels one in progress, which is never answered. The
 * page waits 300 ms after the last change before it sends one.
 */
export interface ScanRequest {
  /** Returned with the answer. */
  id: number
  design: ScanDesign
  /**
   * Address of zxing's WebAssembly on this origin, e.g. `import wasmUrl from
   * 'zxing-wasm/reader/zxing_reader.wasm?url'`. When it cannot be loaded, only jsQR reads.
   */
  wasmUrl: string
  /** The logo's picture, if the page has it; without it the worker loads `design.logo.href` itself. */
  logoPixels?: Pixels | undefined
}

/** The worker's answer. */
export type ScanAnswer =
  | { id: number; outcome: 'CHECKED'; check: ScanCheck; decode: DecodeReport }
  /** The text is too long for a code, or no reader could be started: only the rules have a result. */
  | { id: number; outcome: 'FAILED'; message: string }
