import { createWidget, moveWidget, removeWidget, renameSlide, updateWidget } from '@taplet/slides/edits'
import { expect, it } from 'vitest'
import { savedSlide } from './slide-kind.ts'
import { slideDifferences } from './slide-differences.ts'
import { aSavedSlide } from '../../../../testing/library.ts'

const base = savedSlide(aSavedSlide(['TEXT_BOX', 'TEXT_BOX', 'LINK']))
const words = (text: string) => ({ ...createWidget('TEXT_BOX', 'x').widgetData, text })

it('lists nothing when both copies are as they were', () => {
  expect(slideDifferences(base, base, base)).toEqual([])
})

it('names each part with what either side did to it', () => {
  const mine = renameSlide(updateWidget(base, 'w1', words('Mine')), 'My name')
  const theirs = removeWidget(updateWidget(base, 'w1', words('Theirs')), 'w3')
  const rows = slideDifferences(base, mine, theirs).map(({ part, mine: own, theirs: other }) => [
    part.kind === 'WIDGET' ? part.widget.widgetId : part.kind,
    own,
    other,
  ])
  expect(rows).toEqual([
    ['NAME', 'CHANGED', 'NONE'],
    ['w1', 'CHANGED', 'CHANGED'],
    ['w3', 'NONE', 'REMOVED'],
  ])
})

it('tells another order from widgets that came or went', () => {
  const moved = slideDifferences(base, base, moveWidget(base, 'w1', 'DOWN'))
  expect(moved.map((row) => row.part.kind)).toEqual(['ORDER'])
  const removed = slideDifferences(base, removeWidget(base, 'w2'), base)
  expect(removed.map((row) => row.part.kind)).toEqual(['WIDGET'])
})
