import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pictures } from '../assets.ts'
import { palettes } from './palette.ts'
import { horizon } from './recipes/horizon.ts'
import { ledge } from './recipes/ledge.ts'
import { stillLife } from './recipes/still-life.ts'
import { streetMap } from './recipes/street-map.ts'
import { tiles } from './recipes/tiles.ts'
import type { Anchor, Scene } from './scene.ts'

const SCENE_BYTES = 12 * 1024
const ANCHORS: readonly Anchor[] = ['TOP', 'MIDDLE', 'FOOT']
const recipes: Record<string, Scene> = { stillLife, ledge, horizon, tiles, streetMap }
const STACK = { TOP: [0.1, 0.42], FOOT: [0.68, 0.95] } as const

/** Returns how much a part of a picture, in shares of its height, varies from pixel to pixel. */
async function unrest(svg: string, [from, to]: readonly [number, number]): Promise<number> {
  const height = 422
  const part = { left: 0, top: Math.round(from * height), width: 195, height: Math.round((to - from) * height) }
  const { channels } = await sharp(
    await sharp(Buffer.from(svg)).resize(195, height).extract(part).png().toBuffer(),
  ).stats()
  return Math.max(...channels.slice(0, 3).map((channel) => channel.stdev))
}

describe.each(Object.entries(recipes))('the recipe %s', (_name, recipe) => {
  it('draws the same picture for the same seed, and another one for another', () => {
    expect(recipe(palettes.cafe, 7, 'FOOT')).toBe(recipe(palettes.cafe, 7, 'FOOT'))
    expect(recipe(palettes.cafe, 7, 'FOOT')).not.toBe(recipe(palettes.cafe, 8, 'FOOT'))
  })

  it.each(ANCHORS)('fits its budget of compressed SVG when the stack stands at %s', (anchor) => {
    expect(gzipSync(recipe(palettes.shop, 3, anchor)).length).toBeLessThanOrEqual(SCENE_BYTES)
  })

  it.each(['TOP', 'FOOT'] as const)('is calmer where the stack stands than at the other end (%s)', async (anchor) => {
    const svg = recipe(palettes.festival, 5, anchor)
    const other = anchor === 'TOP' ? ([0.6, 1] as const) : ([0.1, 0.5] as const)
    expect(await unrest(svg, STACK[anchor])).toBeLessThan(await unrest(svg, other))
  })

  it.each(ANCHORS)('reaches all four corners when the stack stands at %s', async (anchor) => {
    const { data, info } = await sharp(Buffer.from(recipe(palettes.cafe, 2, anchor)))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const alpha = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3]
    const corners = [
      alpha(0, 0),
      alpha(info.width - 1, 0),
      alpha(0, info.height - 1),
      alpha(info.width - 1, info.height - 1),
    ]
    expect(corners).toEqual([255, 255, 255, 255])
  })
})

describe.each(Object.entries(pictures))('the picture %s', (_name, draw) => {
  it('is the same each time, and small', () => {
    expect(draw()).toBe(draw())
    expect(gzipSync(draw()).length).toBeLessThanOrEqual(SCENE_BYTES)
  })
})
