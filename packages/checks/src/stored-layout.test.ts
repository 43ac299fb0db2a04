import { expect, it } from 'vitest'
import { checkSlide } from './run-checks.ts'
import { packLayout, unpackLayout } from './stored-layout.ts'
import { aSlide, factsOf, link, measured, onScreens, text } from './testing/sample-slides.ts'

it('the findings of a stored layout are those of the measured one', () => {
  const one = aSlide([text('Faint', { color: '#DDDDDD' }), link({ linkText: '' }), text('Wide')])
  const faults = onScreens({ cut: ['w2'], covered: [{ widgetId: 'w0', by: 'w2' }], below: ['w1'] })
  const { layout } = measured(one, { screens: faults.slice(0, 5) })
  const packed = packLayout({ ...layout, screens: [...layout.screens] })
  const stored = unpackLayout(JSON.parse(JSON.stringify(packed)))
  const idsOf = (facts: Partial<ReturnType<typeof factsOf>>) =>
    checkSlide(one, factsOf(one, facts)).map(({ findingId, severity }) => `${severity} ${findingId}`)
  expect(idsOf({ layout: stored })).toEqual(idsOf({ layout }))
  expect(idsOf({ layout: stored }).length).toBeGreaterThan(2)
})

it('screens without a fault take no room in the store, and are counted all the same', () => {
  const one = aSlide([text('Calm')])
  const { layout } = measured(one, { screens: onScreens({}) })
  const packed = packLayout(layout)
  expect(packed.faults).toEqual([])
  expect(unpackLayout(packed).screens).toHaveLength(24)
})
