import { printSize, type PrintWishes } from '@taplet/contract'
import {
  gridOn,
  missingLetters,
  onLabelSheets,
  onOwnPages,
  onSheets,
  pagesPdf,
  pageSvg,
  type PrintContent,
  type PrintDrawing,
  type PrintPage,
  type PrintPicture,
  type PrintProduct,
  printProducts,
} from '@taplet/qr/print'
import { smallestPrintMm } from '@taplet/qr/scannability'
import { labelsPerPage, type LabelSheetId } from '@taplet/qr/export'
import sharp from 'sharp'
import { createBoundedCache } from '../../../platform/bounded-cache.ts'
import { pictureWork } from '../../../platform/pictures/picture-work.ts'
import { drawLook, type Look } from '../look.ts'
import { typefacesOf } from './print-fonts.ts'
import type { PrintTheme } from './print-theme.ts'

/** A code with what stands around it. */
export interface PrintedCode {
  text: string
  look: Look
  theme: PrintTheme
  /** Of the app; '' where the code leads elsewhere. */
  name: string
  /** A drawing of the app, as SVG. */
  art: string | undefined
}

type Wishes = PrintWishes & {
  /** Of the file. */
  title: string
  /** For a preview: one product or one sheet. */
  only?: 'product' | 'sheet'
}

export interface PrintResult {
  /** Letters that no face has: then there is nothing to print. */
  missing: string[]
  content: Buffer
  codeMm: number
  smallestMm: number
  perSheet: number
  sheets: number
}

const MM_PER_INCH = 25.4
/** Of a drawing, px: enough for half of the largest poster. */
const ART_WIDTH = 1400

/** Of apps whose products are being looked at. */
const MOST_DRAWN = 20
const drawn = createBoundedCache<Promise<PrintPicture>>({ capacity: MOST_DRAWN })

/** Returns a drawing as a picture; the last ones are at hand, for a preview is drawn at each letter. */
function pictureOf(svg: string): Promise<PrintPicture> {
  const known = drawn.get(svg) ?? rasterise(svg)
  drawn.set(svg, known)
  return known
}

async function rasterise(svg: string): Promise<PrintPicture> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 200 })
    .resize(ART_WIDTH)
    .png({ palette: true })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, type: 'image/png', aspect: info.width / info.height }
}

function layoutOf(product: PrintWishes['product'], size: string): PrintProduct {
  if (product === 'LABELS') return 'LABEL'
  if (product !== 'STICKER') return product
  return size.startsWith('ROUND') ? 'ROUND_STICKER' : 'SQUARE_STICKER'
}

async function contentOf({ text, look, name, art }: PrintedCode, { heading, line }: Wishes): Promise<PrintContent> {
  const logo = look.logo?.picture
  return {
    code: { drawing: drawLook(text, look), logo: logo?.png },
    name,
    heading: heading.trim(),
    line: line.trim(),
    logo: logo && { bytes: logo.png, type: 'image/png', aspect: logo.width / logo.height },
    art: art === undefined ? undefined : await pictureOf(art),
  }
}

/** Lays each code out on its product; `missing` are letters that none of our faces has. */
async function layOut(codes: readonly PrintedCode[], wishes: Wishes) {
  const [width, height] = printSize(wishes.product, wishes.size) ?? [0, 0]
  const drawings: PrintDrawing[] = []
  const missing = new Set<string>()
  let modules = 0
  for (const code of codes) {
    const { ground, ink, drawing, roundness } = code.theme
    const faces = await typefacesOf(code.theme)
    const content = await contentOf(code, wishes)
    modules = Math.max(modules, content.code.drawing.size)
    for (const letter of missingLetters(content.name + content.heading, faces.heading)) missing.add(letter)
    for (const letter of missingLetters(content.line, faces.body)) missing.add(letter)
    const look = { ground, ink, ...drawing, roundness, ...faces }
    drawings.push(printProducts[layoutOf(wishes.product, wishes.size)](content, look, { width, height }))
  }
  return { drawings, missing: [...missing], modules }
}

function pagesOf(drawings: readonly PrintDrawing[], { product, size, paper, bleedMm, hasMarks }: Wishes): PrintPage[] {
  // The size of labels is the id of their sheet, as the contract says.
  if (product === 'LABELS') return onLabelSheets(drawings, size as LabelSheetId)
  const options = { bleedMm, hasMarks }
  return (paper === 'OWN' ? undefined : onSheets(drawings, paper, options)) ?? onOwnPages(drawings, options)
}

function perSheetOf([first]: readonly PrintDrawing[], { product, size, paper, bleedMm, hasMarks }: Wishes): number {
  if (product === 'LABELS') return labelsPerPage(size as LabelSheetId) // as above
  if (paper === 'OWN' || !first) return 1
  const grid = gridOn(paper, first, { bleedMm, hasMarks })
  return grid ? grid.columns * grid.rows : 0
}

async function encode(pages: readonly PrintPage[], { format, title, colours, dpi }: Wishes): Promise<Buffer> {
  if (format === 'pdf') return Buffer.from(await pagesPdf(pages, { title, colours }))
  const [page] = pages
  if (!page) return Buffer.alloc(0)
  if (format === 'svg') return Buffer.from(pageSvg(page, { title }))
  const widthPx = Math.round((page.width / MM_PER_INCH) * dpi)
  return sharp(Buffer.from(pageSvg(page, { title, widthPx })), { limitInputPixels: false })
    .flatten({ background: '#FFFFFF' })
    .withMetadata({ density: dpi })
    .png()
    .toBuffer()
}

/** Draws codes on their products. */
export const drawPrint = pictureWork(
  import.meta.url,
  'drawPrint',
  async (codes: readonly PrintedCode[], wishes: Wishes): Promise<PrintResult> => {
    const { drawings, missing, modules } = await layOut(codes, wishes)
    const perSheet = perSheetOf(drawings, wishes)
    const all = drawings.flatMap((drawing) => Array.from({ length: wishes.copies }, () => drawing))
    const wanted = { product: all.slice(0, 1), sheet: all.slice(0, Math.max(1, perSheet)), all }[wishes.only ?? 'all']
    const pages =
      wishes.only === 'product'
        ? onOwnPages(wanted, wishes.product === 'LABELS' ? { bleedMm: 0, hasMarks: false } : wishes)
        : pagesOf(wanted, wishes)
    return {
      missing,
      content: missing.length > 0 ? Buffer.alloc(0) : await encode(pages, wishes),
      codeMm: drawings[0]?.codeMm ?? 0,
      smallestMm: smallestPrintMm(modules),
      perSheet,
      sheets: Math.ceil(all.length / Math.max(1, perSheet)),
    }
  },
)
