import type { Pixels } from '@taplet/qr/scannability'
import { distortions, type loadNodeReaders, testPictures } from '@taplet/qr/testing'
import { PAYLOAD } from './config-of.ts'
import { hasProgram, readByZbar } from './read-by-zbar.ts'

export interface Rates {
  /** Reads of each reader, in per cent of all pictures. */
  rates: Map<string, number>
  /** The readers that read the undistorted picture. */
  clean: Set<string>
}

/** Pixels per module: about a code on the far side of a table, and one in the hand. */
const SIZES = [2, 4]
const hasZbar = hasProgram('zbarimg')

/** Reads a code under all distortions, the same for every code. `render` draws it at this many pixels per module. */
export async function decodeRates(
  render: (pixelsPerModule: number) => Promise<Pixels>,
  readers: Awaited<ReturnType<typeof loadNodeReaders>>,
): Promise<Rates> {
  const reads = new Map<string, boolean[]>(readers.map(({ name }) => [name, []]))
  const pictures: Pixels[] = []
  const cleanPictures: number[] = []
  const names = Object.keys(distortions) as (keyof typeof distortions)[] // its own keys
  for await (const { picture, distortion, pixelsPerModule } of testPictures(render, {
    names,
    sizes: SIZES,
    seeds: [1],
  })) {
    if (distortion === 'clean' && pixelsPerModule === SIZES.at(-1)) cleanPictures.push(pictures.length)
    pictures.push(picture)
    for (const { name, read } of readers) reads.get(name)?.push((await read(picture)) === PAYLOAD)
  }
  if (hasZbar) reads.set('zbar', readByZbar(pictures, PAYLOAD))
  const isClean = (isRead: boolean[]) => cleanPictures.every((index) => isRead[index])
  return {
    rates: new Map([...reads].map(([name, isRead]) => [name, (100 * isRead.filter(Boolean).length) / isRead.length])),
    clean: new Set([...reads].filter(([, isRead]) => isClean(isRead)).map(([name]) => name)),
  }
}
