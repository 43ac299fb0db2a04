import { describe, expect, it } from 'vitest'
import { planRenditions } from './plan-renditions.ts'

const sizes = (width: number, height: number) =>
  planRenditions({ width, height }).map((one) => `${one.width}x${one.height}`)

describe('planRenditions', () => {
  it('makes 480, 720 and 1080 of a large video, by its short side', () => {
    expect(sizes(2160, 3840)).toEqual(['480x854', '720x1280', '1080x1920'])
    expect(sizes(1920, 1080)).toEqual(['854x480', '1280x720', '1920x1080'])
  })
  it('never makes a video larger', () => {
    expect(sizes(720, 1280)).toEqual(['480x854', '720x1280'])
    expect(sizes(300, 200)).toEqual(['300x200'])
    expect(sizes(1000, 600)).toEqual(['800x480', '1000x600'])
  })
  it('has even sides only, which H.264 needs', () => {
    for (const { width, height } of planRenditions({ width: 1081, height: 601 }))
      expect([width % 2, height % 2]).toEqual([0, 0])
  })
  it('allows more data for more pixels', () => {
    const rates = planRenditions({ width: 1080, height: 1920 }).map((one) => one.maxKilobits)
    expect(rates).toEqual([...rates].sort((a, b) => a - b))
  })
})
