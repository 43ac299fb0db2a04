import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makePlaceholder } from './placeholder.ts'
import { readTones, withTones } from './read-tones.ts'

/** A tall picture: white above, black below. */
const halves = () =>
  sharp({ create: { width: 360, height: 640, channels: 3, background: '#FFFFFF' } }).composite([
    { input: { create: { width: 360, height: 320, channels: 3, background: '#000000' } }, left: 0, top: 320 },
  ])
const placeholderOf = async () => makePlaceholder(sharp(await halves().png().toBuffer()))

test('readTones tells where a picture is light and where it is dark', async () => {
  const tones = await readTones(await placeholderOf())
  const { columns, cells } = tones ?? { columns: 0, cells: '' }
  expect(columns).toBe(8)
  const greys = (cells.match(/../g) ?? []).map((grey) => Number.parseInt(grey, 16))
  expect(greys.length % columns).toBe(0)
  expect(Math.min(...greys.slice(0, columns * 4))).toBeGreaterThan(230)
  expect(Math.max(...greys.slice(-columns * 4))).toBeLessThan(25)
})

test('a colour counts as light as people see it', async () => {
  const placeholder = async (background: string) =>
    makePlaceholder(
      sharp(
        await sharp({ create: { width: 90, height: 160, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
  const grey = async (background: string) =>
    Number.parseInt((await readTones(await placeholder(background)))?.cells.slice(0, 2) ?? '', 16)
  expect(await grey('#00FF00')).toBeGreaterThan(200)
  expect(await grey('#0000FF')).toBeLessThan(100)
})

test('a placeholder that is none, or broken, takes nothing away', async () => {
  const info = { url: '/a', kind: 'IMAGE', status: 'READY', width: 1, height: 1, sources: [], posterUrl: '' } as const
  for (const placeholder of ['', 'data:image/webp;base64,AAAA', 'https://elsewhere.example/a.webp'])
    expect(await withTones({ ...info, sources: [], placeholder })).toEqual({ ...info, placeholder })
})
