import { deviceReader } from './device-reader.ts'
import type { Reader } from './reader.ts'

/** zxing's WebAssembly (`zxing-wasm/reader/zxing_reader.wasm`): bytes, or address on this origin, never elsewhere. */
export type ZxingProgram = ArrayBuffer | string

/** Starts the readers. Without zxing's WebAssembly, or where it may not run, only jsQR reads. */
export async function loadReaders(zxing?: ZxingProgram): Promise<Reader[]> {
  const [wasm, script, device] = await Promise.all([
    zxing === undefined ? undefined : loadZxing(zxing).catch(() => undefined),
    loadJsqr(),
    deviceReader(),
  ])
  return [wasm, script, device].filter((reader) => reader !== undefined)
}

async function loadZxing(program: ZxingProgram): Promise<Reader> {
  const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader')
  const overrides = typeof program === 'string' ? { locateFile: () => program } : { wasmBinary: program }
  await prepareZXingModule({ overrides, fireImmediately: true })
  return {
    name: 'zxing',
    isScored: true,
    async read(picture) {
      // It reads only width, height and data, which is all that exists outside browsers.
      const found = await readBarcodes(picture as ImageData, { formats: ['QRCode'], maxNumberOfSymbols: 1 })
      return found.find(({ isValid }) => isValid)?.text
    },
  }
}

async function loadJsqr(): Promise<Reader> {
  const { default: read } = await import('jsqr')
  return {
    name: 'jsqr',
    isScored: true,
    // Trying both polarities takes twice as long.
    read: async ({ data, width, height }, isInverted = false) =>
      read(data, width, height, { inversionAttempts: isInverted ? 'onlyInvert' : 'dontInvert' })?.data,
  }
}
