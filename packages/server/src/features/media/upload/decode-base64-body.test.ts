import { expect, test } from 'vitest'
import { decodeBase64Body } from './decode-base64-body.ts'

const PNG = Buffer.from([
  0x89,
  0x50,
  0x4e,
  0x47,
  0x0d,
  0x0a,
  0x1a,
  0x0a,
  ...Array.from({ length: 500 }, (_, index) => index % 256),
])

async function decode(whole: Buffer, step: number): Promise<Buffer> {
  async function* pieces() {
    for (let at = 0; at < whole.length; at += step) yield whole.subarray(at, at + step)
  }
  const out: Buffer[] = []
  for await (const piece of decodeBase64Body(pieces())) out.push(piece)
  return Buffer.concat(out)
}

test.each([1, 3, 7, 64, 5000])('text comes out as the bytes it stands for, in pieces of %i', async (step) => {
  expect(await decode(Buffer.from(PNG.toString('base64')), step)).toEqual(PNG)
  const lines = PNG.toString('base64').replaceAll(/(.{76})/g, '$1\r\n')
  expect(await decode(Buffer.from(lines), step)).toEqual(PNG)
})

test.each([1, 3, 7, 64, 5000])('bytes stay as they are, in pieces of %i', async (step) => {
  expect(await decode(PNG, step)).toEqual(PNG)
  const webp = Buffer.concat([Buffer.from('RIFF'), Buffer.from([0x24, 1, 0, 0]), Buffer.from('WEBPVP8 '), PNG])
  expect(await decode(webp, step)).toEqual(webp)
  const mp4 = Buffer.concat([Buffer.from([0, 0, 0, 0x20]), Buffer.from('ftypisom'), PNG])
  expect(await decode(mp4, step)).toEqual(mp4)
})

test('a body too short to classify stays as it is', async () => {
  expect(await decode(Buffer.from('abc'), 1)).toEqual(Buffer.from('abc'))
})
