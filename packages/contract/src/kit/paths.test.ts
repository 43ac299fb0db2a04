import { expect, test } from 'vitest'
import { safeRedirect } from './paths.ts'

test.each(['/app/account#subscription', '/app/experiences?x=1&y=%2F#z', '/'])(
  '%s is kept with search and hash',
  (path) => {
    expect(safeRedirect(path)).toBe(path)
  },
)

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/%09/evil',
  'https:evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\u0000/evil.example',
  '/\n/evil.example',
  '/\r\n//evil.example',
  '/%2F/evil.example',
  '/%2f%2fevil.example',
  '/%5Cevil.example',
  '/.//evil.example',
  '/./\\evil.example',
  ' //evil.example',
  '\u00a0//evil.example',
  '\\\\evil.example',
  '///evil.example',
  'data:text/html,x',
  '/@evil.example//',
  '/app/../..//evil.example',
  '',
  null,
  undefined,
])('%s leads nowhere else', (target) => {
  const result = safeRedirect(target)
  expect(result === undefined || new URL(result, 'https://here.example').origin === 'https://here.example').toBe(true)
  expect(result?.startsWith('//') ?? false).toBe(false)
})
