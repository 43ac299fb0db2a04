import { expect, it } from 'vitest'
import { pseudoText } from './pseudo.ts'

it('the pseudo-language marks a text of en-XA with accents and brackets and makes it a third longer', () => {
  expect(pseudoText('Save changes')).toBe('⟦Šåṽé çĥåñĝéš·····⟧')
})

it('the pseudo-language leaves places and tags of a text alone in en-XA', () => {
  expect(pseudoText('Hi {{name}}, <b>go</b>')).toBe('⟦Ĥî {{name}}, <b>ĝö</b>···⟧')
})
