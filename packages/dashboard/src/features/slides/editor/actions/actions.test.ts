import { createWidget } from '@taplet/slides/edits'
import { slide } from '@taplet/slides/schema'
import { describe, expect, it } from 'vitest'
import type { Selection } from '../state/slide-kind.ts'
import { neighbourOf } from './neighbour.ts'
import { reachSelection, stepSelection, stretchSelection, toggleSelection } from './step-selection.ts'

const four = slide.parse({ viewId: 'v', widgets: ['a', 'b', 'c', 'd'].map((id) => createWidget('LINK', id)) })
const none = slide.parse({ viewId: 'v' })
const one = (widgetId: string): Selection => ({ kind: 'WIDGET', widgetId })
const many = (...widgetIds: string[]): Selection => ({ kind: 'WIDGETS', widgetIds })

describe('What is near', () => {
  it('is the next widget, else the one above, else nothing', () => {
    expect(neighbourOf(four, ['b'])).toBe('c')
    expect(neighbourOf(four, ['c', 'd'])).toBe('b')
    expect(neighbourOf(four, ['a', 'b', 'c', 'd'])).toBeUndefined()
  })
})

describe('Choosing by arrows', () => {
  it('goes to the neighbour and stays at the ends', () => {
    expect(stepSelection(four, one('b'), 1)).toEqual(one('c'))
    expect(stepSelection(four, one('d'), 1)).toEqual(one('d'))
    expect(stepSelection(four, many('b', 'c'), -1)).toEqual(one('a'))
  })
  it('begins at an end when nothing is chosen, and leaves an empty slide as it is', () => {
    expect(stepSelection(four, { kind: 'SLIDE' }, 1)).toEqual(one('a'))
    expect(stepSelection(four, { kind: 'BACKGROUND' }, -1)).toEqual(one('d'))
    expect(stepSelection(none, { kind: 'SLIDE' }, 1)).toEqual({ kind: 'SLIDE' })
  })
  it('stretches over neighbours', () => {
    expect(stretchSelection(four, one('b'), 1)).toEqual(many('b', 'c'))
    expect(stretchSelection(four, many('a', 'b'), -1)).toEqual(many('a', 'b'))
    expect(stretchSelection(four, { kind: 'SLIDE' }, 1)).toEqual(one('a'))
  })
})

describe('Choosing several by pointer', () => {
  it('adds and takes away, in the order of the slide', () => {
    expect(toggleSelection(four, one('c'), 'a')).toEqual(many('a', 'c'))
    expect(toggleSelection(four, many('a', 'c'), 'c')).toEqual(one('a'))
    expect(toggleSelection(four, one('a'), 'a')).toEqual({ kind: 'SLIDE' })
  })
  it('reaches from what is chosen to the widget', () => {
    expect(reachSelection(four, one('d'), 'b')).toEqual(many('b', 'c', 'd'))
    expect(reachSelection(four, { kind: 'SLIDE' }, 'c')).toEqual(one('c'))
  })
})
