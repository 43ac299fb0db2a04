import { contrastOf, parseColour } from '@taplet/base/colours'
import { looks } from '@taplet/slides/themes'
import { expect, test } from 'vitest'
import { cardColours } from './card-colours.ts'

const contrast = (one: string, other: string) => contrastOf(parseColour(one), parseColour(other))

test.each(looks.map(({ id, theme }) => [id, theme] as const))(
  'a card in %s is dark on light, its code readable',
  (_, theme) => {
    const { paper, ink, accent, leaves } = cardColours(theme)
    expect(contrast(paper, '#000000')).toBeGreaterThan(contrast(ink, '#000000'))
    expect(contrast(paper, ink)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(paper, accent)).toBeGreaterThanOrEqual(4.5)
    expect(leaves.length).toBeGreaterThan(2)
  },
)

test('an app without a look has a card as well', () => {
  const { paper, ink } = cardColours(null)
  expect(contrast(paper, ink)).toBeGreaterThanOrEqual(7)
})
