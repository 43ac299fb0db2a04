import { expect, test } from 'vitest'
import { directedRuns, inVisualOrder } from './visual-runs.ts'

const shown = (text: string) => inVisualOrder(directedRuns(text)).map((run) => run.text)

test.each([
  ['Skip the queue', ['Skip the queue']],
  ['שלום', ['שלום']],
  ['קפה Wi-Fi חינם', [' חינם', 'Wi-Fi', 'קפה ']],
  ['פתוח 10:30 עד 18', ['18', ' עד ', '10:30', 'פתוח ']],
  ['Open שלום now', ['Open ', 'שלום', ' now']],
  ['קפה (חם)', ['קפה )חם(']],
])('%s stands from left to right as %j', (text, runs) => {
  expect(shown(text)).toEqual(runs)
})
