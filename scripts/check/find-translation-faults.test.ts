import { expect, it } from 'vitest'
import { findTranslationFaults } from './find-translation-faults.ts'

const english = {
  save: 'Save',
  hello: 'Good morning, {{name}}',
  list: { slides_one: '{{count}} slide', slides_other: '{{count}} slides' },
  steps: ['Scan', 'Swipe'],
}

it('the check of translations finds no fault in a table that says everything, with the plurals of its language', () => {
  const polish = {
    save: 'Zapisz',
    hello: 'Dzień dobry, {{name}}',
    list: {
      slides_one: 'slajd',
      slides_few: '{{count}} slajdy',
      slides_many: '{{count}} slajdów',
      slides_other: '{{count}} slajdu',
    },
    steps: ['Zeskanuj', 'Przesuń'],
  }
  expect(findTranslationFaults(english, polish, 'pl')).toEqual([])
})

it('the check of translations names the keys and plurals that a table lacks, and those that English does not have', () => {
  const polish = { save: 'Zapisz', sav: 'Zapisz', list: { slides_one: 'slajd', slides_other: '{{count}} slajdu' } }
  expect(findTranslationFaults(english, polish, 'pl')).toEqual([
    'lacks hello',
    'lacks list.slides_few',
    'lacks list.slides_many',
    'lacks steps.0',
    'lacks steps.1',
    'has sav, which English has not',
  ])
})

it('the check of translations names a text whose places are not those of the English one', () => {
  expect(findTranslationFaults({ hello: 'Hi {{name}}' }, { hello: 'Ciao {{nome}}' }, 'it')).toEqual([
    'fills other places in hello than English',
  ])
})
