import type { ScanDesign } from '../design.ts'
import type { Pixels } from '../pixels.ts'
import type { CameraTroubles } from './camera-picture.ts'

/** A request from the page to the camera's worker; only the newest is answered. */
export interface CameraRequest {
  id: number
  design: ScanDesign
  troubles: CameraTroubles
  /** Address of zxing's WebAssembly on this origin, as for the decode test. */
  wasmUrl: string
}

/** First the picture, then, as `reads`, which readers decoded it. */
export interface CameraAnswer {
  id: number
  picture: Pixels
  reads?: readonly { reader: string; isRead: boolean }[]
}
