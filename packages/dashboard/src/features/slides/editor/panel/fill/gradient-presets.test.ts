import { leastContrast } from '@taplet/slides/editor'
import { expect, it } from 'vitest'
import { gradientPresets } from './gradient-presets.ts'

it.each(gradientPresets)('$id has an ink that is read on both its ends', ({ from, to, ink }) => {
  expect(leastContrast(ink, [from, to])).toBeGreaterThanOrEqual(4.5)
})
