import { expect, it } from 'vitest'
import { slideLabel } from './slide-label.ts'

it('slideLabel says where a slide stands and what it is called', () => {
  expect(slideLabel({ itemName: ' Today’s menu ' }, 1, 5, 'en')).toBe('Slide 2 of 5, Today’s menu')
})

it.each(['Slide', 'Slide 2', 'slide #3', 'Untitled slide', 'New slide 4'])(
  'slideLabel says nothing twice for %j',
  (itemName) => {
    expect(slideLabel({ itemName }, 0, 3, 'en')).toBe('Slide 1 of 3')
  },
)
