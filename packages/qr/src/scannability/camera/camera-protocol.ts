import type { ScanDesign } from '../design.ts'
import type { Pixels } from '../pixels.ts'
import type { CameraTroubles } from './camera-picture.ts'

/** What the page asks the camera's worker; only the newest question is answered. */
export interface CameraRequest {
  id: number
  design: ScanDesign
  troubles: CameraTroubles
  /** Address of zxing's program on this origin, as for the decode test. */
  wasmUrl: string
}

/** First the picture, then, as `reads`, which readers got the text out of it. */
export interface CameraAnswer {
  id: number
  picture: Pixels
  reads?: readonly { reader: string; isRead: boolean }[]
}
