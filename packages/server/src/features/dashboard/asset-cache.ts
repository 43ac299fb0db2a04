import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

export interface Asset {
  type: string
  raw: Buffer
  /** Undefined where compression does not pay. */
  brotli: Buffer | undefined
}

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const COMPRESSIBLE = new Set(['.css', '.js', '.json', '.svg', '.wasm'])
const compress = promisify(brotliCompress)

/** Reads files of one folder, each read and compressed once. Returns undefined outside it and for unknown types. */
export function createAssetCache(folder: string): (name: string) => Promise<Asset | undefined> {
  const assets = new Map<string, Promise<Asset | undefined>>()
  return (name) => {
    const path = normalize(join(folder, name))
    const type = TYPES[extname(path)]
    if (type === undefined || !path.startsWith(folder + sep)) return Promise.resolve(undefined)
    const known = assets.get(path)
    if (known) return known
    const asset = read(path, type)
    assets.set(path, asset)
    // A missing file may be built later; wrong names must not fill the memory.
    void asset.then((found) => found ?? assets.delete(path))
    return asset
  }
}

async function read(path: string, type: string): Promise<Asset | undefined> {
  const raw = await readFile(path).catch(() => undefined)
  if (!raw) return undefined
  return { type, raw, brotli: COMPRESSIBLE.has(extname(path)) ? await compressed(path, raw) : undefined }
}

/** The build leaves the smallest version beside a file; otherwise we compress at a fast level. */
async function compressed(path: string, raw: Buffer): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length }
  return (await readFile(`${path}.br`).catch(() => undefined)) ?? compress(raw, { params })
}
