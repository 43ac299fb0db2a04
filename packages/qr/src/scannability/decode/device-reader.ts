import type { Pixels } from '../pixels.ts'
import type { Reader } from './reader.ts'

/** The part of the Shape Detection API that we use; missing in TypeScript. */
interface BarcodeDetector {
  detect(picture: ImageData): Promise<{ rawValue: string }[]>
}
interface BarcodeDetectorClass {
  new (options: { formats: string[] }): BarcodeDetector
  getSupportedFormats(): Promise<string[]>
}

/**
 * The reader built into this browser, as on a real phone: Chrome on Android, macOS and ChromeOS has one. It is reported
 * beside the score and not part of it, because a design must score the same everywhere.
 */
export async function deviceReader(): Promise<Reader | undefined> {
  const scope: typeof globalThis & { BarcodeDetector?: BarcodeDetectorClass } = globalThis
  const Detector = scope.BarcodeDetector
  if (!Detector || !(await Detector.getSupportedFormats()).includes('qr_code')) return undefined
  const detector = new Detector({ formats: ['qr_code'] })
  return {
    name: 'device',
    isScored: false,
    read: async (picture) => (await detector.detect(toImageData(picture)))[0]?.rawValue,
  }
}

const toImageData = ({ data, width, height }: Pixels): ImageData =>
  new ImageData(new Uint8ClampedArray(data), width, height)
