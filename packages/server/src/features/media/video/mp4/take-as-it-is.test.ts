import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aFilm, aTurnedFilm, ffmpeg } from '../../testing/films.ts'
import { runProgram } from '../ffmpeg.ts'
import { takeAsItIs } from './take-as-it-is.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'taplet-mp4-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function take(content: Buffer) {
  const path = join(folder, 'in.mp4')
  await writeFile(path, content)
  const ready = await takeAsItIs(path)
  return { ...ready, file: await buffer(ready.content()) }
}

/** A checksum of every decoded frame: if they are equal, every address in the index is right. */
async function frames(content: Buffer): Promise<string> {
  const path = join(folder, 'check.mp4')
  await writeFile(path, content)
  return runProgram('ffmpeg', ['-nostdin', '-v', 'error', '-i', path, '-f', 'framemd5', '-'], { timeoutMs: 30_000 })
}

const faststart = ['-movflags', '+faststart']

describe.skipIf(!ffmpeg)('an MP4 without conversion', () => {
  it('is measured, and the index stays in front', async () => {
    const film = await aFilm({ more: faststart })
    const ready = await take(film)
    expect(ready).toMatchObject({ width: 640, height: 360 })
    expect(ready.durationMs).toBeGreaterThan(900)
    expect(ready.durationMs).toBeLessThan(1200)
    expect(ready.file.indexOf('moov')).toBeLessThan(ready.file.indexOf('mdat'))
    expect(ready.file.length).toBe(ready.bytes)
  })

  it.each([true, false])(
    'gets its index moved to the front, every frame and sound where it was (sound: %s)',
    async (hasSound) => {
      const film = await aFilm({ hasSound, seconds: 2 })
      expect(film.indexOf('moov')).toBeGreaterThan(film.indexOf('mdat'))
      const { file } = await take(film)
      expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'))
      expect(await frames(file)).toBe(await frames(film))
    },
  )

  it('is measured as it is shown when a phone was held upright', async () => {
    const ready = await take(await aTurnedFilm())
    expect(ready).toMatchObject({ width: 360, height: 640 })
  })

  it('loses the place where it was filmed', async () => {
    const film = await aFilm({ more: ['-metadata', 'comment=filmed at +52.5000', ...faststart] })
    expect(film.includes('+52.5000')).toBe(true)
    const { file } = await take(film)
    expect(file.includes('+52.5000')).toBe(false)
    expect(await frames(file)).toBe(await frames(film))
  })

  it.each([
    ['HDR or 4:2:2 colours', ['-pix_fmt', 'yuv422p', '-profile:v', 'high422'], 'more than 8 bits'],
    ['pieces', ['-movflags', 'frag_keyframe+empty_moov'], 'fragmented'],
    ['MP3 sound that says so', ['-c:a', 'ac3'], 'its sound is Dolby Digital'],
    ['two videos', ['-map', '0:v', '-map', '0:v'], 'more than one video'],
  ])('with %s says what to do instead', async (_, more, reason) => {
    await expect(take(await aFilm({ more }))).rejects.toThrow(reason)
  })

  it('is refused when it is a QuickTime film or WebM', async () => {
    await expect(take(await aFilm({ name: 'film.mov' }))).rejects.toThrow('QuickTime')
    await expect(take(await aFilm({ name: 'film.webm', more: ['-c:v', 'libvpx'] }))).rejects.toThrow(
      'cannot convert video',
    )
  })

  it('is refused when it is cut off, wherever that is', async () => {
    const last = await aFilm()
    await expect(take(last.subarray(0, last.length - 200))).rejects.toThrow(/cut off/)
    const first = await aFilm({ more: faststart })
    for (const part of [0.2, 0.5, 0.9])
      await expect(take(first.subarray(0, first.length * part))).rejects.toThrow(/cut off/)
  })
})

describe('a damaged file', () => {
  it('is refused in words, whatever its bytes say', async () => {
    const box = (type: string, content: Buffer): Buffer => {
      const head = Buffer.alloc(8)
      head.writeUInt32BE(content.length + 8, 0)
      head.write(type, 4, 'latin1')
      return Buffer.concat([head, content])
    }
    const ftyp = box('ftyp', Buffer.from('isom\0\0\0\0isom'))
    const data = box('mdat', Buffer.alloc(50))
    const broken = [
      Buffer.from('not a video at all'),
      ftyp,
      Buffer.concat([ftyp, data]),
      Buffer.concat([ftyp, box('moov', Buffer.alloc(0)), data]),
      Buffer.concat([ftyp, box('moov', box('mvhd', Buffer.alloc(3))), data]),
      Buffer.concat([ftyp, box('moov', box('trak', box('mdia', box('hdlr', Buffer.from('vide'))))), data]),
      Buffer.concat([
        ftyp,
        Buffer.from([0, 0, 0, 1, 109, 111, 111, 118, 255, 255, 255, 255, 255, 255, 255, 255]),
        data,
      ]),
    ]
    for (const content of broken) await expect(take(content)).rejects.toMatchObject({ name: 'VideoRefused' })
  })
})
