/** Entry point: the readers on a server, where zxing's WebAssembly is a file of its package. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { loadReaders } from './decode/load-readers.ts'
import type { Reader } from './decode/reader.ts'

export async function loadNodeReaders(): Promise<Reader[]> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  return loadReaders(new Uint8Array(await readFile(file)).buffer)
}
