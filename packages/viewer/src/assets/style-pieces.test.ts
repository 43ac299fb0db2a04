import { expect, it } from 'vitest'
import { stylesFor } from './style-pieces.ts'

const pieces = [
  { css: '.page{}', classes: [] },
  { css: '.film{}', classes: ['film', 'sound'] },
  { css: '.stars{}', classes: ['stars'] },
]

it('the choice of style pieces takes the pieces whose classes the markup names, in their order, and those that every page has', () => {
  expect(stylesFor(pieces, '<p class="wide sound"></p>')).toBe('.page{}.film{}')
  expect(stylesFor(pieces, '<p class="stars"></p><p class="film"></p>')).toBe('.page{}.film{}.stars{}')
  expect(stylesFor(pieces, '<p>class=stars</p>')).toBe('.page{}')
})

it('the choice of style pieces takes nothing for words that only look like a class', () => {
  expect(stylesFor(pieces, '<p title="film"> class=&quot;stars&quot; films</p>')).toBe('.page{}')
})

it('the choice of style pieces leaves out rules that match nothing on the page', () => {
  const sheet = { classes: ['film'] }
  const rules = [
    { ...sheet, css: '.film{}' },
    {
      ...sheet,
      css: '.wide .film,.film.note{}',
      needs: [
        ['wide', 'film'],
        ['film', 'note'],
      ],
    },
  ]
  expect(stylesFor(rules, '<p class="film"></p>')).toBe('.film{}')
  expect(stylesFor(rules, '<p class="wide note"></p>')).toBe('')
  expect(stylesFor(rules, '<p class="note film"></p>')).toBe('.film{}.wide .film,.film.note{}')
})
