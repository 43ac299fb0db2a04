import { strFromU8, unzipSync } from 'fflate'
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { loadNodeReaders } from '@taplet/qr/scannability/node'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aLink } from '../testing/a-link.ts'
import { aPicture } from '../../../testing/a-picture.ts'
import { ORIGIN, startTestApp, type TestApp } from '../../../testing/start-test-app.ts'
import type { TestAccount } from '../../../testing/an-account.ts'

let app: TestApp
let account: TestAccount
let tagId: string
let qrDesignId: string
const BLUE = { backgroundColor: '#FFFFFF', body1: '#123A5A', cornerBorder: '#123A5A', cornerCenter: '#7A1F3D' }
const INVISIBLE = { ...BLUE, body1: '#FEFEFE', cornerBorder: '#FEFEFE', cornerCenter: '#FEFEFE' }

const save = async (coloring: object, logoUrl?: string) => {
  const { qrDesignData } = await account.qrDesigns.update({
    qrDesignId: randomUUID(),
    clientConfig: { coloring, corners: { border: 'frame0', center: 'ball15' }, pattern: 'round' },
    ...(logoUrl !== undefined && { logo: { url: logoUrl, filePath: '', share: 0.2 } }),
  })
  return qrDesignData.qrDesignId
}

beforeAll(async () => {
  app = await startTestApp()
  account = await app.anAccount()
  qrDesignId = await save(BLUE, await aPicture(app, account))
  tagId = await aLink(app, account, { name: 'Café – table 1', qrDesignId })
})
afterAll(() => app.stop())

const file = (query: string) => app.get(`/api/qrDesigns/file?tagId=${tagId}&${query}`, { headers: account.headers })

async function read(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture, { density: 200 })
    .flatten({ background: '#FFFFFF' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
  for (const reader of await loadNodeReaders()) {
    const text = await reader.read(pixels)
    if (text !== undefined) return text
  }
  return undefined
}

/** What a print shop's program makes of a page; undefined where this machine has no such program. */
async function printed(name: string, content: Buffer): Promise<Buffer | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'taplet-print-'))
  try {
    const from = join(folder, name)
    const to = join(folder, 'page.png')
    await writeFile(from, content)
    const options = [
      '-q',
      '-dBATCH',
      '-dNOPAUSE',
      '-dSAFER',
      '-dEPSCrop',
      '-sDEVICE=png16m',
      '-r200',
      `-sOutputFile=${to}`,
    ]
    await promisify(execFile)('gs', [...options, from])
    return await sharp(to).toBuffer()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

describe('one code as a file', () => {
  it.each(['svg', 'png', 'jpg'])('is read again as %s, with bleed and caption', async (format) => {
    const response = await file(`format=${format}&pixels=900&bleedMm=3&caption=Scan%20me`)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-disposition']).toBe(`attachment; filename="cafe-table-1.${format}"`)
    expect(await read(response.rawPayload)).toBe(`${ORIGIN}/t/${tagId}`)
  })

  it.each(['pdf', 'eps'])('is read again as %s, as a printer draws it', async (format) => {
    const response = await file(`format=${format}&widthMm=50&bleedMm=3&caption=Scan%20me`)
    expect(response.statusCode).toBe(200)
    expect(response.rawPayload.subarray(0, 5).toString()).toBe(format === 'pdf' ? '%PDF-' : '%!PS-')
    const page = await printed(`code.${format}`, response.rawPayload)
    // Without the program that draws it there is nothing to read.
    expect([undefined, `${ORIGIN}/t/${tagId}`]).toContain(page && (await read(page)))
  })

  it('is as wide as was asked, up to 4096 pixels, and lets through what lies beneath when asked', async () => {
    const png = await file('format=png&pixels=1500&isTransparent=true')
    expect(await sharp(png.rawPayload).metadata()).toMatchObject({ width: 1500, height: 1500, hasAlpha: true })
    expect((await sharp(png.rawPayload).stats()).isOpaque).toBe(false)
    expect((await file('format=png&pixels=4097')).statusCode).toBe(400)
  })

  it('holds the logo in itself', async () => {
    expect((await file('format=svg')).body).toContain('href="data:image/png;base64,')
  })

  it('is plain for a link without a design', async () => {
    const plain = await aLink(app, account)
    const { body } = await app.get(`/api/qrDesigns/file?tagId=${plain}`, { headers: account.headers })
    expect(body).toContain('fill="#000000"')
  })

  it('needs a confirmation when nothing reads it', async () => {
    const unreadable = await save(INVISIBLE)
    const refused = await file(`qrDesignId=${unreadable}`)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'QR_UNREADABLE'])
    expect((await file(`qrDesignId=${unreadable}&isConfirmed=true`)).statusCode).toBe(200)
  })

  it('is for its owner only', async () => {
    expect((await app.get(`/api/qrDesigns/file?tagId=${tagId}`)).statusCode).toBe(401)
    const other = await app.anAccount()
    expect((await app.get(`/api/qrDesigns/file?tagId=${tagId}`, { headers: other.headers })).statusCode).toBe(404)
    const theirs = await aLink(app, other)
    const path = `/qrDesigns/file?tagId=${theirs}&qrDesignId=${qrDesignId}`
    expect((await app.get(`/api${path}`, { headers: other.headers })).statusCode).toBe(404)
  })
})

describe('many codes', () => {
  it('come as a ZIP, each under the name of its link, and each is read again', async () => {
    const second = await aLink(app, account, { name: 'Café – table 1' })
    const response = await app.get(`/api/qrDesigns/files?tagIds=${tagId},${second}&format=png&pixels=400`, {
      headers: account.headers,
    })
    expect(response.statusCode).toBe(200)
    const files = unzipSync(response.rawPayload)
    expect(Object.keys(files)).toEqual(['cafe-table-1.png', 'cafe-table-1-2.png'])
    const texts = await Promise.all(Object.values(files).map((content) => read(Buffer.from(content))))
    expect(texts).toEqual([tagId, second].map((id) => `${ORIGIN}/t/${id}`))
  })

  it('take all links for no ids', async () => {
    const response = await app.get('/api/qrDesigns/files?tagIds=&format=svg&hasCaptions=true', {
      headers: account.headers,
    })
    const files = Object.values(unzipSync(response.rawPayload)).map((content) => strFromU8(content))
    expect(files.length).toBeGreaterThan(1)
    expect(files.some((svg) => svg.includes('Café – table 1'))).toBe(true)
  })

  it('come as sheets of labels', async () => {
    const query = `tagIds=${tagId}&output=labels&sheet=A4_3X8&hasCaptions=true`
    const response = await app.get(`/api/qrDesigns/files?${query}`, { headers: account.headers })
    expect(response.headers['content-type']).toBe('application/pdf')
    const page = await printed('labels.pdf', response.rawPayload)
    // Without the program that draws it there is nothing to read.
    expect([undefined, `${ORIGIN}/t/${tagId}`]).toContain(page && (await read(page)))
  })

  it('name the links whose codes nothing reads', async () => {
    const bad = await aLink(app, account, { name: 'Pale one', qrDesignId: await save(INVISIBLE) })
    const path = `/qrDesigns/files?tagIds=${tagId},${bad}&format=svg`
    const refused = await app.get(`/api${path}`, { headers: account.headers })
    expect(refused.json()).toMatchObject({ code: 'QR_UNREADABLE', message: expect.stringContaining('Pale one') })
    expect((await app.get(`/api${path}&isConfirmed=true`, { headers: account.headers })).statusCode).toBe(200)
  })

  it("are not made of another account's links, nor of what is no id", async () => {
    const theirs = await aLink(app, await app.anAccount())
    expect(
      (await app.get(`/api/qrDesigns/files?tagIds=${tagId},${theirs}`, { headers: account.headers })).statusCode,
    ).toBe(404)
    expect((await app.get('/api/qrDesigns/files?tagIds=a%20b', { headers: account.headers })).statusCode).toBe(400)
    expect((await app.get('/api/qrDesigns/files?tagIds=')).statusCode).toBe(401)
  })
})
