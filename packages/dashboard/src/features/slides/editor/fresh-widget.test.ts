import { widget as widgetSchema, widgetTypes } from '@taplet/slides/schema'
import { expect, it } from 'vitest'
import { freshWidget } from './fresh-widget.ts'
import { aSavedSlide } from '../../../testing/library.ts'
import { savedSlide } from '../../../entities/slide/document/slide-document.ts'

const slide = savedSlide(aSavedSlide([]))
const dark = {
  ...slide,
  viewMetadata: { ...slide.viewMetadata, theme: { ...slide.viewMetadata.theme, ink: '#FFF3E0' } },
}

it('freshWidget sets new text in the ink of the slide, so that it can be read on a dark one', () => {
  expect(freshWidget(dark, 'TEXT_BOX', 'w').widgetData).toMatchObject({ metadata: { textColor: '#FFF3E0' } })
})

it.each(widgetTypes)('freshWidget makes a %s that the server takes', (type) => {
  expect(widgetSchema.safeParse(freshWidget(dark, type, 'w')).success).toBe(true)
})
