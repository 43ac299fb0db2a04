import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Pixels } from '../pixels.ts'
import { deviceReader } from './device-reader.ts'

/** A browser's built-in reader. */
function stubReader({ formats, found = [] }: { formats: string[]; found?: string[] }) {
  const asked: { formats: string[] }[] = []
  const seen: ImageData[] = []
  class FakeDetector {
    static getSupportedFormats = async () => formats
    constructor(options: { formats: string[] }) {
      asked.push(options)
    }
    async detect(picture: ImageData) {
      seen.push(picture)
      return found.map((rawValue) => ({ rawValue }))
    }
  }
  vi.stubGlobal('BarcodeDetector', FakeDetector)
  vi.stubGlobal(
    'ImageData',
    class {
      readonly data: Uint8ClampedArray
      readonly width: number
      readonly height: number
      constructor(data: Uint8ClampedArray, width: number, height: number) {
        this.data = data
        this.width = width
        this.height = height
      }
    },
  )
  return { asked, seen }
}

afterEach(() => vi.unstubAllGlobals())

const picture: Pixels = { width: 2, height: 1, data: new Uint8ClampedArray([0, 0, 0, 255, 255, 255, 255, 255]) }

describe('the reader of the device', () => {
  it('is none where the browser has none, or one that knows no QR codes', async () => {
    vi.stubGlobal('BarcodeDetector', undefined)
    expect(await deviceReader()).toBeUndefined()
    stubReader({ formats: ['ean_13'] })
    expect(await deviceReader()).toBeUndefined()
  })

  it('is asked for QR codes, sees the whole picture and tells the first text', async () => {
    const { asked, seen } = stubReader({ formats: ['ean_13', 'qr_code'], found: ['first', 'second'] })
    const reader = await deviceReader()
    expect(await reader?.read(picture)).toBe('first')
    expect(asked).toEqual([{ formats: ['qr_code'] }])
    expect(seen).toMatchObject([{ width: 2, height: 1, data: picture.data }])
    // The test continues to distort its own picture.
    expect(seen[0]?.data).not.toBe(picture.data)
  })

  it('tells nothing where it finds nothing', async () => {
    stubReader({ formats: ['qr_code'] })
    const reader = await deviceReader()
    expect(await reader?.read(picture)).toBeUndefined()
  })
})
