import { describe, expect, it } from 'vitest'
import { nothingSelected, selectAll, selectRange, toggleOne } from './selection.ts'

const order = ['a', 'b', 'c', 'd']
const ticked = (...ids: string[]) => ids.reduce(toggleOne, nothingSelected)
const idsOf = ({ ids }: { ids: ReadonlySet<string> }) => [...ids].sort()

describe('ticking in a list', () => {
  it('ticks one and takes its tick away', () => {
    expect(idsOf(ticked('a', 'b'))).toEqual(['a', 'b'])
    expect(idsOf(ticked('a', 'b', 'a'))).toEqual(['b'])
  })

  it('ticks a range either way, and keeps what was ticked before', () => {
    expect(idsOf(selectRange(ticked('d', 'a'), 'c', order))).toEqual(['a', 'b', 'c', 'd'])
    expect(idsOf(selectRange(ticked('d'), 'b', order))).toEqual(['b', 'c', 'd'])
  })

  it('ticks the one alone when the begin of the range is not shown any more', () => {
    expect(idsOf(selectRange(ticked('gone'), 'b', order))).toEqual(['b', 'gone'])
    expect(idsOf(selectRange(nothingSelected, 'b', order))).toEqual(['b'])
  })

  it('changes nothing when all of it is ticked already', () => {
    const all = selectAll(nothingSelected, order)
    expect(idsOf(all)).toEqual(order)
    expect(selectAll(all, order)).toBe(all)
    expect(selectAll(nothingSelected, [])).toBe(nothingSelected)
    const range = ticked('a', 'b')
    expect(selectRange(range, 'a', order)).toBe(range)
  })
})
