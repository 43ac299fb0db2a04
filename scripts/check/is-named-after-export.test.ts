import { expect, it } from 'vitest'
import { isNamedAfterExport } from './is-named-after-export.ts'

it.each([
  ['move-widget.ts', 'export function moveWidget() {}'],
  ['trip-wire.ts', 'export interface Wire {}\nexport const createTripWire = () => 1'],
  ['limits.ts', 'export const FREE_LIMITS = {}'],
  ['file-routes.ts', 'export function addAll() {}'],
  ['time.ts', 'export const SECOND_MS = 1\nexport const HOUR_MS = 2\nexport const DAY_MS = 3'],
  ['view-icons.tsx', 'export const GridIcon = 1\nexport const RowsIcon = 2'],
  ['main.ts', "import './start.ts'"],
])('%s is a good name for %s', (path, text) => {
  expect(isNamedAfterExport(path, text)).toBe(true)
})

it.each([
  ['view-icons.tsx', 'export const GridIcon = 1\nexport const sum = 2'],
  ['going-on.ts', 'export function splitReports() {}'],
  ['widget.ts', 'export const moveAll = 1\nexport type Move = string'],
])('%s is no name for %s', (path, text) => {
  expect(isNamedAfterExport(path, text)).toBe(false)
})
