import { expect, it } from 'vitest'
import { arrayLiteral } from './array-literal.ts'

it('arrayLiteral keeps apart what words hold and what separates them', () => {
  expect(arrayLiteral(['TAP', 'SLIDE:a,b', '"', '\\', '', 'NULL'])).toBe('{"TAP","SLIDE:a,b","\\"","\\\\","","NULL"}')
  expect(arrayLiteral([])).toBe('{}')
})
