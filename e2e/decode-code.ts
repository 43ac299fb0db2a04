import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

/** Decodes a picture of a code as a scanner does. */
export async function decodeCode(file: string): Promise<string | undefined> {
  // By default the decoder would fetch its WebAssembly from the network.
  const wasm = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true })
  return (await readBarcodes(new Uint8Array(await readFile(file)), { formats: ['QRCode'] }))[0]?.text
}
