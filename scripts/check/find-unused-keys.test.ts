import { expect, it } from 'vitest'
import { findUnusedKeys, type Texts } from './find-unused-keys.ts'

const tables = new Map<string, Texts>([
  ['common', { undo: 'Undo', gone: 'Gone' }],
  [
    'slides',
    { count_one: 'one', count_other: 'many', kind: { text: 'Text', video: 'Video' }, steps: ['first', 'second'] },
  ],
])

it('findUnusedKeys finds the texts that nobody asks for', () => {
  expect(findUnusedKeys(tables, [`t('undo')`, `t('slides:count', { count })`])).toEqual([
    'common:gone',
    'slides:kind.text',
    'slides:kind.video',
    'slides:steps.0',
    'slides:steps.1',
  ])
})

it('findUnusedKeys takes a key with places for every key of its shape', () => {
  const sources = [
    "t('common:undo') + t('gone') + t('slides:count')",
    't(`slides:kind.${kind}`)',
    't(`slides:steps.${at}`)',
  ]
  expect(findUnusedKeys(tables, sources)).toEqual([])
})

it('findUnusedKeys finds keys that stand inside of a longer template, and takes no words for keys', () => {
  expect(
    findUnusedKeys(tables, ["`${n} ${t('slides:kind.text')}`", "'Undo what is gone'", '`${a}${b}`']),
  ).not.toContain('slides:kind.text')
  expect(findUnusedKeys(tables, ["'Undo what is gone'", '`${a}${b}`'])).toHaveLength(7)
})
