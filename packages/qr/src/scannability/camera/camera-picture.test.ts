import { beforeAll, describe, expect, it } from 'vitest'
import { TEXT } from '../../testing/plain-config.ts'
import { plainDesign } from '../decode/plain-design.ts'
import type { Reader } from '../decode/reader.ts'
import { loadNodeReaders } from '../node.ts'
import type { Pixels } from '../pixels.ts'
import { cameraPicture, type CameraTroubles } from './camera-picture.ts'

const NONE: CameraTroubles = { blur: 0, tilt: 0, dim: 0, small: 0 }
const seen = (troubles: Partial<CameraTroubles>): Pixels => cameraPicture(plainDesign(TEXT), { ...NONE, ...troubles })

let zxing: Reader | undefined
beforeAll(async () => {
  zxing = (await loadNodeReaders()).find(({ name }) => name === 'zxing')
})
const textIn = (picture: Pixels) => zxing?.read(picture)

/** Average brightness of a picture, 0 to 255, by its green channel. */
const lightOf = ({ data }: Pixels): number =>
  data.reduce((sum, value, index) => (index % 4 === 1 ? sum + value : sum), 0) / (data.length / 4)

describe('a code as a phone sees it', () => {
  it('is read when nothing troubles the phone, and with a little of each trouble', async () => {
    expect(await textIn(seen({}))).toBe(TEXT)
    expect(await textIn(seen({ blur: 0.2, tilt: 0.35, dim: 0.3, small: 0.2 }))).toBe(TEXT)
  })

  it('is the same picture each time, so that only the sliders change it', () => {
    expect(seen({ tilt: 0.5, dim: 0.5 })).toEqual(seen({ tilt: 0.5, dim: 0.5 }))
  })

  it.each(['blur', 'tilt', 'dim', 'small'] as const)('shows what the slider "%s" does', (trouble) => {
    const [little, much] = [seen({ [trouble]: 0.3 }), seen({ [trouble]: 0.9 })]
    expect(Buffer.from(little.data).equals(Buffer.from(much.data))).toBe(false)
  })

  it('gets darker with less light and smaller from farther away', () => {
    expect(lightOf(seen({ dim: 1 }))).toBeLessThan(lightOf(seen({})) / 3)
    expect(seen({ small: 1 }).width).toBeLessThan(seen({}).width / 3)
  })

  it('is read no more when all is at its worst', async () => {
    expect(await textIn(seen({ blur: 1, tilt: 1, dim: 1, small: 1 }))).toBeUndefined()
  })
})
