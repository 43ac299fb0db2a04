import { looks } from '@taplet/slides/themes'
import { expect, test } from 'vitest'
import { aPage } from '../../testing/fake-server.ts'
import { documentDifferences } from './changes/count-changes.ts'
import { documentOf, experienceDocument } from './experience-document.ts'

const themeOf = (id: string) => looks.find((one) => one.id === id)?.theme ?? null
const page = aPage({ theme: themeOf('clay'), pageName: 'Lark' })
const saved = documentOf(page)
const { merge, parse } = experienceDocument
/** A document as a release stored it that did not know of looks. */
const asBefore = (change: object = {}) => {
  const { theme: _, ...before } = { ...saved, ...change }
  const read = parse(JSON.parse(JSON.stringify(before)))
  if (!read) throw new Error('it cannot be read')
  return read
}

test('a draft of a release that stored no look leaves it as it is, and keeps its own edits', () => {
  const mine = asBefore({ pageName: 'Lark 2' })
  expect(merge(saved, mine, saved)).toEqual({ merged: { ...saved, pageName: 'Lark 2' }, collisions: [] })
  const newer = { ...saved, theme: themeOf('dusk') }
  expect(merge(saved, mine, newer)).toEqual({ merged: { ...newer, pageName: 'Lark 2' }, collisions: [] })
  expect(documentDifferences(saved, mine)).toMatchObject([{ path: ['pageName'] }])
})

test('a version of such a release is found to hold what a draft was sent as', () => {
  const version = asBefore({ pageName: 'Lark 2' })
  const sent = { ...saved, pageName: 'Lark 2' }
  expect(merge(saved, sent, version)).toEqual({ merged: version, collisions: [] })
})

test('a look that this release cannot read does not cost the draft', () => {
  const read = parse({ ...saved, pageName: 'Lark 2', theme: { made: 'later' } })
  expect(read && merge(saved, read, saved).merged).toEqual({ ...saved, pageName: 'Lark 2' })
})

test('two looks are never mixed: one side’s is taken whole, and two are asked about', () => {
  const [mine, theirs] = [
    { ...saved, theme: themeOf('dusk') },
    { ...saved, theme: themeOf('brass') },
  ]
  expect(merge(saved, mine, { ...saved, pageName: 'Theirs' }).merged).toEqual({ ...mine, pageName: 'Theirs' })
  const both = merge(saved, mine, theirs)
  expect(both).toMatchObject({ merged: mine, collisions: [{ path: ['theme'] }] })
  expect(merge(saved, mine, theirs, () => true).merged).toEqual(theirs)
})

test('another look is one difference', () => {
  expect(documentDifferences(saved, { ...saved, theme: themeOf('dusk') })).toEqual([
    { path: ['theme'], before: themeOf('clay'), after: themeOf('dusk') },
  ])
})
