import { expect, it } from 'vitest'
import { slideLabel } from './slide-label.ts'

it('slideLabel says where a slide stands and what visitors may call it', () => {
  expect(slideLabel({ title: 'Today’s menu' }, 1, 5, 'en')).toBe('Slide 2 of 5, Today’s menu')
  expect(slideLabel({ title: '' }, 0, 3, 'en')).toBe('Slide 1 of 3')
})
