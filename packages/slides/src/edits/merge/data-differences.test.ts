import { expect, it } from 'vitest'
import { dataDifferences, ORDER } from '../../edits.ts'

const before = {
  name: 'Menu',
  look: { ink: '#000', radius: 4 },
  widgets: [{ widgetId: 'a', text: '1' }, { widgetId: 'b' }],
}

it('dataDifferences names nothing between two copies', () => {
  expect(dataDifferences(before, structuredClone(before))).toEqual([])
})

it('dataDifferences names fields by their path and things by their id, with both values', () => {
  const after = {
    ...before,
    look: { ink: '#fff', radius: 4 },
    widgets: [{ widgetId: 'a', text: '2' }, { widgetId: 'c' }],
  }
  expect(dataDifferences(before, after)).toEqual([
    { path: ['look', 'ink'], before: '#000', after: '#fff' },
    { path: ['widgets', 'a', 'text'], before: '1', after: '2' },
    { path: ['widgets', 'b'], before: { widgetId: 'b' }, after: undefined },
    { path: ['widgets', 'c'], before: undefined, after: { widgetId: 'c' } },
  ])
})

it('dataDifferences tells another order from things that came or went', () => {
  expect(dataDifferences(['a', 'b', 'c'], ['c', 'a', 'x'])).toEqual([
    { path: ['b'], before: 'b', after: undefined },
    { path: ['x'], before: undefined, after: 'x' },
    { path: [ORDER], before: ['a', 'c'], after: ['c', 'a'] },
  ])
})
