import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawQr } from '../draw-qr.ts'
import { loadNodeReaders } from '../scannability/node.ts'
import { plainConfig, TEXT } from '../testing/plain-config.ts'
import { labelSheets, type LabelSheetId } from '../export/labels/label-sheets.ts'
import {
  missingLetters,
  onLabelSheets,
  onOwnPages,
  onSheets,
  openPrintFace,
  pagesPdf,
  pageSvg,
  type PrintContent,
  type PrintLook,
  type PrintPage,
  type PrintProduct,
  printProducts,
} from './index.ts'
import { pdfFonts, pdfObjects } from './testing/pdf-objects.ts'

const fontIn = (folder: string, file: string) =>
  openPrintFace(file, readFileSync(new URL(`../../../${folder}/fonts/${file}.woff2`, import.meta.url)))
const others = ['latin', 'latin-ext', 'cyrillic', 'greek', 'arabic', 'hebrew', 'thai'].map((script) =>
  fontIn('qr', `noto-sans-${script}-600`),
)
const body = { face: fontIn('qr', 'figtree-500'), spacing: 0, others }
const heading = { face: fontIn('slides', 'young-serif-400'), spacing: -0.025, others }
const colours = { ground: '#CF3F27', ink: '#FFF4E2', main: '#F0A94C', deep: '#8F2413', warm: '#2F6B57' }
const look: PrintLook = { ...colours, roundness: 0.5, heading, body }

const content = (words: Partial<PrintContent> = {}): PrintContent => ({
  code: { drawing: drawQr(TEXT, plainConfig({ pattern: 'round' })) },
  name: 'Ofelia',
  heading: 'Skip the queue',
  line: 'Point your camera here',
  ...words,
})

/** Every product at its smallest size. */
const SMALLEST: { readonly [P in PrintProduct]: readonly [number, number] } = {
  BUSINESS_CARD: [85, 55],
  COUNTER_CARD: [105, 148],
  LABEL: [45.7, 25.4],
  POSTER: [210, 297],
  ROUND_STICKER: [50, 50],
  SQUARE_STICKER: [50, 50],
  TABLE_TENT: [148, 210],
  WINDOW_SIGN: [148, 210],
}
const products = Object.keys(SMALLEST) as PrintProduct[] // keys of the literal above
const product = (name: PrintProduct, words?: Partial<PrintContent>, [width, height] = SMALLEST[name]) =>
  printProducts[name](content(words), look, { width, height })
const withBleed = { bleedMm: 3, hasMarks: true }

const LONG = 'Öffnungszeiten, Speisekarte und Reservierungen für Gruppen ab acht'
const ARABIC = 'امسح الرمز واطلب قهوتك'

async function readBy(picture: Buffer): Promise<(string | undefined)[]> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#FFFFFF' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
  return Promise.all((await loadNodeReaders()).map((reader) => reader.read(pixels)))
}

const rasterised = (page: PrintPage, dpi: number): Promise<Buffer> =>
  sharp(Buffer.from(pageSvg(page, { title: '', widthPx: Math.round((page.width / 25.4) * dpi) })))
    .png()
    .toBuffer()

/** A tent has a code on each of its sides; a phone sees one of them. */
async function codesOn({ placed: [one] }: PrintPage, picture: Buffer): Promise<Buffer[]> {
  if (one?.drawing.foldAt === undefined) return [picture]
  const { width, height } = await sharp(picture).metadata()
  const half = Math.floor(height / 2)
  const side = (top: number) => sharp(picture).extract({ left: 0, top, width, height: half }).png().toBuffer()
  return Promise.all([side(0), side(half)])
}

const onePage = ([page]: readonly PrintPage[]): PrintPage => {
  if (!page) throw new Error('There is no page.')
  return page
}

describe('every product', () => {
  it.each(products)('%s is read by both readers as it is printed at 150 dpi', async (name) => {
    const page = onePage(onOwnPages([product(name, { heading: LONG })], withBleed))
    for (const picture of await codesOn(page, await rasterised(page, 150)))
      expect(await readBy(picture)).toEqual([TEXT, TEXT])
  })

  it.each(['COUNTER_CARD', 'LABEL'] as const)('%s is read by both readers at 300 dpi', async (name) => {
    const page = onePage(onOwnPages([product(name)], withBleed))
    expect(await readBy(await rasterised(page, 300))).toEqual([TEXT, TEXT])
  })

  it.each(products)('%s keeps its words within its edges, however long and in whatever direction', (name) => {
    for (const words of [
      { heading: LONG, line: LONG },
      { heading: ARABIC, line: ARABIC },
      { heading: '', line: '', name: '' },
    ]) {
      const { shapes, width, codeMm } = product(name, words)
      expect(codeMm).toBeGreaterThanOrEqual(20)
      for (const shape of shapes.flatMap((one) => (one.kind === 'group' ? one.shapes : [one]))) {
        if (shape.kind !== 'text') continue
        expect(shape.x).toBeGreaterThan(0)
        expect(shape.x + shape.line.width * shape.size).toBeLessThan(width)
      }
    }
  })

  it('mirrors itself for words that are read from right to left', () => {
    const codeAt = (words: Partial<PrintContent>) => {
      const code = product('BUSINESS_CARD', words).shapes.find(({ kind }) => kind === 'code')
      return code?.kind === 'code' ? code.x + code.width / 2 : Number.NaN
    }
    expect(codeAt({ heading: ARABIC })).toBeCloseTo(SMALLEST.BUSINESS_CARD[0] - codeAt({}))
  })
})

describe('a PDF', () => {
  it('embeds a subset of each typeface, with the text it stands for', async () => {
    const pages = onOwnPages(
      [product('COUNTER_CARD', { heading: 'Größe für Łódź', line: `Wi-Fi ${ARABIC}` })],
      withBleed,
    )
    const fonts = pdfFonts(await pagesPdf(pages, { title: 'Card', colours: 'RGB' }))
    expect(fonts.map(({ name }) => name.replace(/^.*\+/, '')).toSorted()).toEqual(
      expect.arrayContaining(['FigtreeLight-Medium', 'NotoSansArabic-SemiBold', 'YoungSerif-Regular']),
    )
    expect(fonts.every(({ isEmbedded, isSubset, hasUnicode }) => isEmbedded && isSubset && hasUnicode)).toBe(true)
  })

  it('says where it is cut, has its title, and is in the colours asked for', async () => {
    const pages = onOwnPages([product('COUNTER_CARD')], withBleed)
    const [rgb, cmyk] = await Promise.all(
      (['RGB', 'CMYK'] as const).map(async (space) =>
        pdfObjects(await pagesPdf(pages, { title: 'Ofelia', colours: space })),
      ),
    )
    // 10 mm on each side for bleed and marks, of which 3 are bleed: 72 points are 25.4 mm.
    expect(rgb).toMatch(/\/TrimBox \[28\.346\d* 28\.346\d* 325\.98\d* 447\.87\d*\]/)
    expect(rgb).toMatch(/\/BleedBox \[19\.84\d* 19\.84\d* /)
    expect(rgb?.includes('(Ofelia)')).toBe(true)
    expect(
      [rgb, cmyk].map((text) => ['/DeviceRGB cs', '/DeviceCMYK cs'].map((space) => text?.includes(space))),
    ).toEqual([
      [true, false],
      [false, true],
    ])
  })

  it.runIf(spawnSync('pdftoppm', ['-v']).error === undefined)(
    'is read by both readers as a printer draws it',
    async () => {
      for (const name of ['COUNTER_CARD', 'TABLE_TENT'] as const) {
        const page = onePage(onOwnPages([product(name)], withBleed))
        const pdf = await pagesPdf([page], { title: '', colours: 'CMYK' })
        const { stdout } = spawnSync('pdftoppm', ['-r', '150', '-png', '-'], { input: pdf, maxBuffer: 1e8 })
        for (const picture of await codesOn(page, stdout)) expect(await readBy(picture)).toEqual([TEXT, TEXT])
      }
    },
  )
})

describe('sheets', () => {
  it('hold as many cards as fit, lying or upright, with marks at their edges only', () => {
    const card = product('COUNTER_CARD')
    const plain = onSheets([card, card, card, card, card], 'A4', { bleedMm: 0, hasMarks: false })
    expect(plain?.map(({ placed }) => placed.length)).toEqual([4, 1])
    const bled = onSheets([card, card, card], 'A4', withBleed)
    expect(bled?.map(({ width, placed }) => [width, placed.length])).toEqual([
      [297, 2],
      [297, 1],
    ])
    expect(onSheets([product('POSTER', {}, [297, 420])], 'A4', withBleed)).toBeUndefined()
  })

  it.each(Object.keys(labelSheets) as LabelSheetId[])('%s has each label where its maker says', (id) => {
    const { columns, rows, left, top, pitch, label } = labelSheets[id]
    const one = product('LABEL', {}, label)
    const drawings = Array.from({ length: columns * rows + 1 }, () => one)
    const pages = onLabelSheets(drawings, id)
    expect(pages.map(({ placed }) => placed.length)).toEqual([columns * rows, 1])
    const { placed, width } = onePage(pages)
    const places = placed.map(({ x, y }) => [x, y])
    const last = [left + (columns - 1) * pitch[0], top + (rows - 1) * pitch[1]] as const
    expect([places[0], places.at(-1)]).toEqual([[left, top], last])
    expect(last[0] + label[0]).toBeCloseTo(width - left)
  })

  it('of 24 labels are read, each of them', async () => {
    const sheet = onePage(
      onLabelSheets(
        Array.from({ length: 24 }, () => product('LABEL')),
        'A4_3X8',
      ),
    )
    const picture = sharp(await rasterised(sheet, 150))
    const dots = (mm: number) => Math.round((mm / 25.4) * 150)
    const { label } = labelSheets.A4_3X8
    for (const { x, y } of [sheet.placed[0], sheet.placed[23]].flatMap((one) => one ?? [])) {
      const cut = { left: dots(x), top: dots(y), width: dots(label[0]), height: dots(label[1]) }
      expect(await readBy(await picture.clone().extract(cut).png().toBuffer())).toEqual([TEXT, TEXT])
    }
  })
})

describe('letters', () => {
  it('of scripts that none of our faces has are named, and emoji are left out', () => {
    expect(missingLetters('Café 日本 Ω 🙂', heading)).toEqual(['日', '本'])
    const { shapes } = product('LABEL', { heading: '🙂 Ω', line: '' })
    const text = shapes.find(({ kind }) => kind === 'text')
    expect(text?.kind === 'text' && text.line.runs.map((run) => run.text).join('')).toBe('Ω')
  })
})
