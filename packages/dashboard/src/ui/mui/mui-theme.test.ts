import { expect, test } from 'vitest'
import { muiTheme } from './mui-theme.ts'

test('muiTheme leaves it to tokens.css whether fields and scrollbars of the browser are light or dark', () => {
  const sheets: unknown = Reflect.get(muiTheme, 'generateStyleSheets')
  expect(typeof sheets).toBe('function')
  const rules = JSON.stringify(typeof sheets === 'function' ? Reflect.apply(sheets, muiTheme, []) : '')
  expect(rules).toContain('--m-palette')
  expect(rules).not.toMatch(/color-?scheme/i)
})
