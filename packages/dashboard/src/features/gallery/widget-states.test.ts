import { schemaOf, widget, widgetTypes } from '@taplet/slides/schema'
import { expect, test } from 'vitest'
import { widgetStates } from './widget-states.ts'

const PICTURE = '/media/public/cup.webp'

test.each(widgetTypes)(
  '%s is shown as added, filled in, and once for each value of each choice, all of them valid',
  (type) => {
    const states = widgetStates(type, PICTURE)
    expect(states.length).toBeGreaterThanOrEqual(2)
    expect(states.filter((state) => !widget.safeParse(state.widget).success)).toEqual([])
    expect(new Set(states.map((state) => state.widget.widgetId)).size).toBe(states.length)
  },
)

test('a widget with media holds the picture once it is filled in', () => {
  const media = widgetTypes
    .map((type) => widgetStates(type, PICTURE)[1]?.widget)
    .flatMap((filled) => (filled ? (schemaOf(filled).media?.(filled.widgetData) ?? []) : []))
  expect(media).toContain(PICTURE)
  expect(new Set(media)).toEqual(new Set([PICTURE]))
})
