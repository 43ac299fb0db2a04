import { type PrintPreviewOrder, printProductNames, sizesOf } from '@taplet/contract'
import { loadNodeReaders } from '@taplet/qr/scannability/node'
import { looks } from '@taplet/slides/themes'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPicture } from '../../../testing/a-picture.ts'
import type { TestAccount } from '../../../testing/an-account.ts'
import { ORIGIN, startTestApp, type TestApp } from '../../../testing/start-test-app.ts'
import { aLink } from '../testing/a-link.ts'
import { drawPrint } from './draw-print.ts'
import { lookIn, printTheme } from './print-theme.ts'

let app: TestApp
let account: TestAccount
let tagId: string
beforeAll(async () => {
  app = await startTestApp()
  account = await app.anAccount()
  tagId = await aLink(app, account, { name: 'Café – table 1' })
})
afterAll(() => app.stop())

const card = { product: 'COUNTER_CARD', size: 'A6', heading: 'Skip the queue', line: 'Point your camera here' } as const

async function readBy(picture: Buffer): Promise<(string | undefined)[]> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixels = { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
  return Promise.all((await loadNodeReaders()).map((reader) => reader.read(pixels)))
}
const bytesOf = async (file: File) => Buffer.from(await file.arrayBuffer())

describe('printing', () => {
  it('gives a counter card as PDF, PNG and SVG, named after its link', async () => {
    const files = await Promise.all(
      (['pdf', 'png', 'svg'] as const).map((format) =>
        account.qrDesigns.print({ ...card, tagIds: [tagId], format, dpi: 150 }),
      ),
    )
    expect(files.map(({ name }) => name)).toEqual(
      ['pdf', 'png', 'svg'].map((type) => `cafe-table-1-counter-card.${type}`),
    )
    const [pdf, png, svg] = await Promise.all(files.map(bytesOf))
    expect(pdf?.subarray(0, 5).toString()).toBe('%PDF-')
    expect(png && (await readBy(png))).toEqual([`${ORIGIN}/t/${tagId}`, `${ORIGIN}/t/${tagId}`])
    // A6 at 150 dpi; a card shown in any program carries its size in millimetres.
    expect(png && (await sharp(png).metadata())).toMatchObject({ width: 620, density: 150 })
    expect(svg?.toString()).toMatch(/^<svg [^>]*width="105mm" height="148mm"/)
  })

  it('makes every product in every size', async () => {
    for (const product of printProductNames)
      for (const size of sizesOf(product)) {
        const { preview } = await account.qrDesigns.printPreview({ ...card, tagIds: [tagId], product, size })
        expect([product, size, preview.codeMm >= preview.smallestMm]).toEqual([product, size, true])
      }
  })

  it('prints each of many codes as often as asked, on sheets that hold as many as fit', async () => {
    const other = await aLink(app, account)
    const many: PrintPreviewOrder = { ...card, tagIds: [tagId, other], copies: 5, paper: 'A4' }
    const { preview } = await account.qrDesigns.printPreview(many)
    expect(preview).toMatchObject({ perSheet: 4, sheets: 3 })
    const pdf = (await bytesOf(await account.qrDesigns.print(many))).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(3)
  })

  it('shows a design that is not saved, with its logo', async () => {
    const url = await aPicture(app, account)
    const coloring = { backgroundColor: '#FFFFFF', body1: '#7A1F3D', cornerBorder: '#123A5A', cornerCenter: '#123A5A' }
    const design = { clientConfig: { coloring }, logo: { url, filePath: '', share: 0.2 } }
    const { preview } = await account.qrDesigns.printPreview({ ...card, tagIds: [tagId], design })
    expect([preview.svg.includes('#7A1F3D'), preview.svg.includes('data:image/png;base64,')]).toEqual([true, true])
  })

  it('refuses letters that none of our faces has, naming them', async () => {
    const refused = account.qrDesigns.print({ ...card, tagIds: [tagId], heading: 'メニュー' })
    await expect(refused).rejects.toMatchObject({ status: 400, body: { message: expect.stringContaining('メ') } })
    const arabic = await account.qrDesigns.print({ ...card, tagIds: [tagId], heading: 'القائمة', format: 'svg' })
    expect(arabic.size).toBeGreaterThan(1000)
  })

  it('asks before it prints a code that no reader reads', async () => {
    const coloring = { backgroundColor: '#FFFFFF', body1: '#FEFEFE', cornerBorder: '#FEFEFE', cornerCenter: '#FEFEFE' }
    const { qrDesignData } = await account.qrDesigns.update({ qrDesignId: randomUUID(), clientConfig: { coloring } })
    const order = { ...card, tagIds: [tagId], qrDesignId: qrDesignData.qrDesignId }
    await expect(account.qrDesigns.print(order)).rejects.toMatchObject({ body: { code: 'QR_UNREADABLE' } })
    expect((await account.qrDesigns.print({ ...order, isConfirmed: true })).size).toBeGreaterThan(0)
  })

  it('refuses strangers, links of others and sizes that a product does not come in', async () => {
    const order = { ...card, tagIds: [tagId] }
    await expect(app.visitor.qrDesigns.print(order)).rejects.toMatchObject({ status: 401 })
    await expect(app.visitor.qrDesigns.printPreview(order)).rejects.toMatchObject({ status: 401 })
    const other = await app.anAccount()
    await expect(other.qrDesigns.print(order)).rejects.toMatchObject({ status: 404 })
    await expect(other.qrDesigns.printPreview(order)).rejects.toMatchObject({ status: 404 })
    await expect(account.qrDesigns.print({ ...order, size: 'EU' })).rejects.toMatchObject({ status: 400 })
    await expect(account.qrDesigns.printPreview({ ...order, copies: 0 })).rejects.toMatchObject({ status: 400 })
  })
})

/** Where a camera is aimed at, in parts of a card, one after the other: jsQR takes round drawings for eyes now and then. */
const AIMS = [
  { left: 0, top: 0, width: 1, height: 1 },
  { left: 0.05, top: 0.48, width: 0.62, height: 0.41 },
  { left: 0, top: 0.36, width: 1, height: 0.64 },
]

it('a code without a design is read in every look', async () => {
  const text = `${ORIGIN}/t/a1B2c3D4`
  const wishes = {
    ...card,
    copies: 1,
    paper: 'OWN',
    bleedMm: 0,
    hasMarks: false,
    format: 'png',
    dpi: 150,
    colours: 'RGB',
    title: '',
  } as const
  for (const { id, theme } of looks) {
    const own = printTheme(theme)
    const code = { text, look: lookIn(own), theme: own, name: 'Ofelia', art: undefined }
    const { content } = await drawPrint([code], { ...wishes, size: 'A6' })
    const { width, height } = await sharp(content).metadata()
    let reads: unknown[] = []
    for (const aim of AIMS) {
      const left = Math.floor(width * aim.left)
      const top = Math.floor(height * aim.top)
      const part = { left, top, width: Math.floor(width * aim.width), height: Math.floor(height * aim.height) }
      reads = await readBy(await sharp(content).extract(part).png().toBuffer())
      if (!reads.includes(undefined)) break
    }
    expect([id, reads]).toEqual([id, [text, text]])
  }
})
