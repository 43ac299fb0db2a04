import { beforeAll, describe, expect, it, test } from 'vitest'
import { drawQr } from '../../draw-qr.ts'
import { TEXT } from '../../testing/plain-config.ts'
import { scoredDistortions } from '../distortions/distortions.ts'
import { loadNodeReaders } from '../node.ts'
import type { Pixels } from '../pixels.ts'
import { rasterise } from '../raster/rasterise.ts'
import { createDecodeTest } from './decode-test.ts'
import { plainDesign } from './plain-design.ts'
import type { Reader } from './reader.ts'
import { type TestPicture, testPictures } from './test-pictures.ts'

const drawing = drawQr(TEXT, plainDesign(TEXT).config)
const draw = (pixelsPerModule: number) => rasterise(drawing, pixelsPerModule)
const picturesOf = (options?: Parameters<typeof testPictures>[1]): Promise<TestPicture[]> =>
  Array.fromAsync(testPictures(draw, options))

let zxing: Reader | undefined
beforeAll(async () => {
  zxing = (await loadNodeReaders()).find(({ name }) => name === 'zxing')
})

describe('the test pictures of a code', () => {
  it('are the eight of the study, at two and at four pixels a module', async () => {
    const pictures = await picturesOf()
    const eight = ['clean', 'rot15', 'persp', 'lighthard', 'noise', 'scratch', 'jpeg40', 'phone']
    expect(pictures.map(({ distortion, pixelsPerModule }) => [pixelsPerModule, distortion])).toEqual(
      [2, 4].flatMap((pixels) => eight.map((distortion) => [pixels, distortion])),
    )
  })

  it('are the same each time, and others with another seed, but for the clean one', async () => {
    const sizes = [4]
    const [first, again, other] = await Promise.all([
      picturesOf({ sizes, seeds: [7] }),
      picturesOf({ sizes, seeds: [7] }),
      picturesOf({ sizes, seeds: [8] }),
    ])
    expect(again).toEqual(first)
    const alike = first.filter(({ picture }, index) => isAlike(picture, other[index]?.picture))
    // Not even JPEG involves randomness in it.
    expect(alike.map(({ distortion }) => distortion)).toEqual(['clean', 'jpeg40'])
  })

  it('differ from the clean one and from one another', async () => {
    const pictures = (await picturesOf({ sizes: [4] })).map(({ picture }) => picture)
    const pairs = pictures.flatMap((one, index) => pictures.slice(index + 1).filter((other) => isAlike(one, other)))
    expect(pairs).toEqual([])
  })
})

// A scratch may go through an eye: such pictures are usually read, but not always.
test.each(scoredDistortions.filter((name) => name !== 'scratch'))('a plain code survives "%s"', async (name) => {
  const pictures = await picturesOf({ names: [name], sizes: [4], seeds: [1, 2, 3] })
  for (const { picture } of pictures) expect(await zxing?.read(picture)).toBe(TEXT)
})

describe('the decode test', () => {
  it('finds a plain code as readable as itself, and reads the clean one', async () => {
    const readers = zxing ? [zxing] : []
    const report = await createDecodeTest()(plainDesign(TEXT), { readers })
    expect(report).toMatchObject({ share: 1, decodes: true })
    expect(report.readers[0]).toMatchObject({ reader: 'zxing', pictures: 16 })
  })

  it('leaves readers that are only told out of the share', async () => {
    const blind: Reader = { name: 'device', isScored: false, read: async () => undefined }
    const readers = zxing ? [zxing, blind] : []
    const report = await createDecodeTest()(plainDesign(TEXT), { readers })
    expect([report.share, report.readers.find(({ reader }) => reader === 'device')?.read]).toEqual([1, 0])
  })
})

function isAlike(one: Pixels, other: Pixels | undefined): boolean {
  return other !== undefined && Buffer.from(one.data).equals(Buffer.from(other.data))
}
