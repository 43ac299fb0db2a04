import { expect, it } from 'vitest'
import { needsOf, splitRules } from './split-rules.ts'

it('splitRules parts a sheet into its outermost rules', () => {
  expect(splitRules('.a{top:0}@media (width>=9px){.b{top:0}.c{top:0}}html{top:0}')).toEqual([
    '.a{top:0}',
    '@media (width>=9px){.b{top:0}.c{top:0}}',
    'html{top:0}',
  ])
})

it('splitRules knows for each selector the classes without which it matches nothing', () => {
  expect(needsOf('.a .b,p.c{top:0}')).toEqual([['a', 'b'], ['c']])
  expect(needsOf('html,.a{top:.5em}')).toEqual([[], ['a']])
  expect(needsOf('.a:has(.b)~.c{top:0}')).toEqual([['a', 'b', 'c']])
})

it('splitRules asks for nothing that a selector refuses or chooses between', () => {
  expect(needsOf('.a:not(.b,.c){top:0}')).toEqual([['a']])
  expect(needsOf('.a :is(.b,.c){top:0}')).toEqual([['a']])
  expect(needsOf('.a:not(:has(.b)){top:0}')).toEqual([['a']])
})

it('splitRules takes a block under a condition when one of its rules may match', () => {
  expect(needsOf('@media print{.a{top:0}.b{top:0}}')).toEqual([['a'], ['b']])
  expect(needsOf('@media print{@font-face{src:url(.a.b)}.b{top:0}}')).toBeUndefined()
})

it('splitRules asks for nothing where a rule is none of elements', () => {
  expect(needsOf('@font-face{src:url(a.woff2)}')).toBeUndefined()
  expect(needsOf('@keyframes turn{to{rotate:1turn}}')).toBeUndefined()
})
