import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawQr, qrBalls, qrFrames, qrPatterns, qrSvg, qrVariations } from '@taplet/qr'
import { loadNodeReaders } from '@taplet/qr/testing'
import sharp from 'sharp'
import type { Report, Row } from '../report/report.ts'
import { contactSheet } from './contact-sheet.ts'
import { decodeRates, type Rates } from './decode-rates.ts'
import { configOf, type Parts, PAYLOAD } from './config-of.ts'
import { exportFormats, fullDrawing } from './export-formats.ts'
import { toPixels } from './to-pixels.ts'

interface Subject {
  measure: string
  render: Parameters<typeof decodeRates>[0]
}

const COLOURS = { body1: '#1D3FD1', body2: '#8A0A4F', cornerBorder: '#0B5A3F', cornerCenter: '#8B3409' }

/** Reads every shape, variation and export format under the 17 distortions, beside a plain code. */
export async function benchQr(): Promise<Report> {
  const readers = await loadNodeReaders()
  const plain = await decodeRates(styled('plain').render, readers)
  const rows: Row[] = []
  for (const { measure, render } of await subjects())
    rows.push(toRow(measure, await decodeRates(render, readers), plain))
  const svg = contactSheet()
  const sheet = join(tmpdir(), 'qr-shapes.png')
  writeFileSync(sheet.replace('.png', '.svg'), svg)
  await sharp(Buffer.from(svg)).png().toFile(sheet)
  return {
    rows,
    notes: [
      'Reads in per cent of 34 pictures: 17 distortions at 2 and 4 pixels per module. Peer: a plain code, the same pictures.',
      'Met: both zxing and ZBar (where it is installed) read the undistorted picture. jsQR fails on separate dots by nature.',
      `All shapes to be looked at: ${sheet} and .svg.`,
    ],
  }
}

const styled = (measure: string, parts: Parts = {}): Subject => {
  const drawing = drawQr(PAYLOAD, configOf(parts))
  return { measure, render: (pixelsPerModule) => toPixels(qrSvg(drawing), drawing.size * pixelsPerModule) }
}

async function subjects(): Promise<Subject[]> {
  const shares = [0.1, 0.15, 0.2, 0.25]
  const logos = shares.map(async (share): Promise<Subject> => {
    const { drawing } = await fullDrawing(share)
    const budget = drawing.logo?.budget.toFixed(2)
    const render: Subject['render'] = (pixelsPerModule) => toPixels(qrSvg(drawing), drawing.size * pixelsPerModule)
    return { measure: `logo ${share}, budget ${budget}, version ${drawing.version}`, render }
  })
  return [
    ...qrPatterns.map(({ id }) => styled(`body ${id}, frame0`, { pattern: id })),
    ...qrPatterns.map(({ id }) => styled(`body ${id}, frame13`, { pattern: id, border: 'frame13', center: 'ball15' })),
    ...qrFrames.map(({ id }) => styled(`${id}, ball0`, { border: id })),
    styled('frame12, ball14', { border: 'frame12', center: 'ball14' }),
    ...qrBalls.map(({ id }) => styled(`frame0, ${id}`, { center: id })),
    ...qrVariations.map((variation) => styled(variation, { ...COLOURS, variation, pattern: 'round' })),
    ...(await Promise.all(logos)),
    ...(await exportFormats()).map(({ name, render }) => ({ measure: `as ${name}, with logo`, render })),
  ]
}

function toRow(measure: string, { rates, clean }: Rates, plain: Rates): Row {
  return {
    id: '',
    measure,
    target: 'reads clean',
    measured: textOf(rates),
    peer: textOf(plain.rates),
    isMet: ['zxing', 'zbar'].filter((name) => rates.has(name)).every((name) => clean.has(name)),
  }
}

const textOf = (rates: Map<string, number>): string =>
  [...rates].map(([name, rate]) => `${name} ${rate.toFixed(0).padStart(3)}`).join('  ')
