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
import { refusal } from '../../../testing/refusal.ts'
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

/** Renders a page with a print shop's program; returns undefined where this machine has none. */
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
    // Without the program to render it there is nothing to read.
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

  it('reaches the client of the contract under its name', async () => {
    const found = await account.qrDesigns.file({ tagId, format: 'png' })
    expect([found.name, found.type]).toEqual(['cafe-table-1.png', 'image/png'])
    expect(await read(Buffer.from(await found.arrayBuffer()))).toBe(`${ORIGIN}/t/${tagId}`)
  })

  it('needs a confirmation when nothing reads it', async () => {
    const unreadable = await save(INVISIBLE)
    const refused = await file(`qrDesignId=${unreadable}`)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'QR_UNREADABLE'])
    expect((await file(`qrDesignId=${unreadable}&isConfirmed=true`)).statusCode).toBe(200)
  })

  it('[14.2] of one account are made one after the other; beyond a short line they are told when to come back', async () => {
    const answers = await Promise.all(Array.from({ length: 16 }, (_, index) => file(`format=svg&caption=${index}`)))
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.headers['retry-after']).toMatch(/^[1-9]\d*$/)
    expect(refused[0]?.json()).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringContaining('still being made'),
    })
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

const idsOf = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, at) => aLink(app, account, { name: `T${at}` })))
const make = async (input: Parameters<TestAccount['qrDesigns']['makeFiles']>[0], from = account) => {
  const { job } = await from.qrDesigns.makeFiles(input)
  await app.runJobs()
  return (await from.longJobs.fetchAll({})).jobs.find(({ jobId }) => jobId === job.jobId)
}
const contentOf = async (jobId = '', query = '') =>
  (await app.get(`/api/longJobs/file?jobId=${jobId}${query}`, { headers: account.headers })).rawPayload

describe('many codes', () => {
  it('[14.6] come as a ZIP, each under the name of its link in the order asked for, and each is read again', async () => {
    const second = await aLink(app, account, { name: 'Café – table 1' })
    const job = await make({ tagIds: [second, tagId], format: 'png', pixels: 400 })
    expect(job).toMatchObject({ kind: 'CODE_FILES', state: 'DONE', done: 2, total: 2, warning: '' })
    const files = unzipSync(await contentOf(job?.jobId))
    expect(Object.keys(files)).toEqual(['cafe-table-1.png', 'cafe-table-1-2.png'])
    const texts = await Promise.all(Object.values(files).map((content) => read(Buffer.from(content))))
    expect(texts).toEqual([second, tagId].map((id) => `${ORIGIN}/t/${id}`))
  })

  it('[14.7] carry no name below or within them unless it is asked for', async () => {
    const named = await aLink(app, account, { name: 'Aunt Mo’s corner' })
    const svg = async (input: object) => {
      const job = await make({ tagIds: [named], format: 'svg', ...input })
      return Object.values(unzipSync(await contentOf(job?.jobId))).map((content) => strFromU8(content))[0]
    }
    expect(await svg({})).not.toContain('Aunt')
    expect(await svg({ captionOf: 'NAME' })).toContain('Aunt Mo’s corner')
    const captioned = await svg({ captionOf: 'TEXT', caption: 'Order here' })
    expect(captioned).toContain('Order here')
    expect(captioned).not.toContain('Aunt')
  })

  it('[14.6] come as sheets of labels, one code as often as asked', async () => {
    const job = await make({ tagIds: [tagId], output: 'labels', copies: 30, captionOf: 'NAME' })
    expect(job).toMatchObject({ kind: 'CODE_LABELS', state: 'DONE', total: 1 })
    const response = await app.get(`/api/longJobs/file?jobId=${job?.jobId}`, { headers: account.headers })
    expect(response.headers['content-type']).toBe('application/pdf')
    expect(response.headers['content-disposition']).toBe('attachment; filename="labels.pdf"')
    expect(response.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2) // 24 and 6
    const page = await printed('labels.pdf', response.rawPayload)
    // Without the program to render it there is nothing to read.
    expect([undefined, `${ORIGIN}/t/${tagId}`]).toContain(page && (await read(page)))
  })

  it('[14.6] are split into files of fifty pages, and no label is left out or twice', async () => {
    const tagIds = await idsOf(3)
    const job = await make({ tagIds, output: 'labels', sheet: 'LETTER_2X5', copies: 200 })
    const files = unzipSync(await contentOf(job?.jobId))
    const pages = Object.entries(files).map(([name, pdf]) => [
      name,
      strFromU8(pdf, true).match(/\/Type \/Page\b/g)?.length,
    ])
    expect(pages).toEqual([
      ['labels-1.pdf', 50],
      ['labels-2.pdf', 10],
    ])
    expect(await refusal(account.qrDesigns.makeFiles({ tagIds, output: 'labels', copies: 20_000 }))).toMatchObject({
      status: 400,
      field: 'copies',
    })
  })

  it('[14.6] name the links whose codes nothing reads, and are sent when that is confirmed', async () => {
    const bad = await aLink(app, account, { name: 'Pale one', qrDesignId: await save(INVISIBLE) })
    const job = await make({ tagIds: [tagId, bad], format: 'svg' })
    expect(job).toMatchObject({ state: 'DONE', warning: expect.stringContaining('Pale one') })
    const jobId = job?.jobId ?? ''
    expect(await refusal(account.longJobs.file({ jobId }))).toMatchObject({ status: 409, code: 'QR_UNREADABLE' })
    expect(Object.keys(unzipSync(await contentOf(jobId, '&isConfirmed=true')))).toHaveLength(2)
  })

  it("are not made of another account's links, nor of what is no id, nor of nothing", async () => {
    const other = await app.anAccount()
    const theirs = await aLink(app, other)
    const { makeFiles } = account.qrDesigns
    await expect(makeFiles({ tagIds: [tagId, theirs] })).rejects.toMatchObject({ status: 404 })
    await expect(makeFiles({ tagIds: ['a b'] })).rejects.toMatchObject({ status: 400 })
    await expect(makeFiles({ tagIds: [] })).rejects.toMatchObject({ status: 400 })
    await expect((await app.anAccount()).qrDesigns.makeFiles({})).rejects.toMatchObject({ status: 404 })
    await expect(app.visitor.qrDesigns.makeFiles({})).rejects.toMatchObject({ status: 401 })
  })
})
