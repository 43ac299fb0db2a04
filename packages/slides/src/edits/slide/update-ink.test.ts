import { expect, it } from 'vitest'
import { slide } from '../../slide/slide-schema.ts'
import { updateInk } from './update-ink.ts'

const text = (widgetId: string, textColor: string) => ({
  widgetId,
  widgetType: 'TEXT_BOX',
  widgetData: { text: 'Hello', metadata: { textColor } },
})
const before = slide.parse({
  viewId: 'v',
  viewMetadata: { theme: { ink: '#111111' } },
  widgets: [text('plain', '#111111'), text('own', '#C63A23'), { widgetId: 'link', widgetType: 'LINK', widgetData: {} }],
})

it('updateInk recolours the words that stood in the ink, and leaves those with a colour of their own', () => {
  const after = updateInk(before, '#FFFFFF')
  expect(after.viewMetadata.theme.ink).toBe('#FFFFFF')
  expect(after.widgets[0]?.widgetData).toMatchObject({ metadata: { textColor: '#FFFFFF' } })
  expect(after.widgets.slice(1)).toEqual(before.widgets.slice(1))
})

it('updateInk returns the same slide when the ink is there already', () => {
  expect(updateInk(before, '#111111')).toBe(before)
})
