import { expect, it } from 'vitest'
import { contrast, mixColours } from '../contrast.ts'
import { veilStrength } from './veil-strength.ts'

it.each([
  ['#A52A15', '#FFF4E2'],
  ['#FFF4E2', '#2B1712'],
  ['#080517', '#F5EDFF'],
])('veilStrength keeps the name readable over any picture on a ground of %s', (ground, ink) => {
  const share = veilStrength(ground, ink)
  for (const pixel of ['#FFFFFF', '#FFF4E2', '#808080', '#000000'])
    expect(contrast(mixColours(pixel, ground, share), ink)).toBeGreaterThanOrEqual(4.5)
})

it('veilStrength is lighter where ink and ground are further apart', () => {
  expect(veilStrength('#080517', '#FFFFFF')).toBeLessThan(veilStrength('#A52A15', '#FFF4E2'))
})
