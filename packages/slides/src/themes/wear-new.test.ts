import { expect, it } from 'vitest'
import { createWidget } from '../edits.ts'
import { slide, widgetTypes } from '../schema.ts'
import { leastContrast } from '../slide/contrast.ts'
import { deviates, looks, wear, wearNew } from '../themes.ts'

const blank = slide.parse({
  viewId: 'v',
  widgets: [{ widgetId: 'title', widgetType: 'TEXT_BOX', widgetData: { text: 'Aloe', metadata: { textSize: 48 } } }],
})

it.each(widgetTypes)('a new %s wears the theme, so that its slide has no style of its own', (type) => {
  for (const { theme } of looks) {
    const worn = wear(blank, theme)
    const added = { ...worn, widgets: [...worn.widgets, wearNew(worn, createWidget(type, 'new'), theme)] }
    expect(deviates(added, theme)).toBe(false)
  }
})

it('a new text can be read on a background of the slide’s own', () => {
  for (const { theme } of looks)
    for (const color of ['#101820', '#FFC15E', '#FFFFFF']) {
      const worn = wear(blank, theme)
      const backgroundMedia = { ...worn.viewMetadata.backgroundMedia, type: 'COLOR' as const, color }
      const viewMetadata = { ...worn.viewMetadata, backgroundMedia }
      const fresh = wearNew({ ...worn, viewMetadata }, createWidget('TEXT_BOX', 'new'), theme)
      if (fresh.widgetType !== 'TEXT_BOX') throw new Error('no text')
      expect(leastContrast(fresh.widgetData.metadata.textColor, [color])).toBeGreaterThanOrEqual(3)
    }
})

it.each(['IMAGE', 'VIDEO'] as const)('a slide that gets a background %s keeps wearing its theme', (type) => {
  for (const { theme } of looks)
    for (const sheetColor of ['', '#FFFFFF']) {
      const worn = wear(slide.parse({ ...blank, viewMetadata: { sheetColor } }), theme)
      const backgroundMedia = { ...worn.viewMetadata.backgroundMedia, type, url: '/media/a.webp' }
      expect(deviates({ ...worn, viewMetadata: { ...worn.viewMetadata, backgroundMedia } }, theme)).toBe(false)
    }
})

it.each(['NEWSLETTER_SIGN_UP', 'REVIEW_FORM'] as const)(
  'a new %s has a card where it lies on a picture from before',
  (type) => {
    for (const { theme } of looks) {
      const cardOn = (shadesAll: boolean) => {
        const viewMetadata = { backgroundMedia: { type: 'IMAGE', url: '/media/a.webp', shadesAll } }
        const fresh = wearNew(wear(slide.parse({ ...blank, viewMetadata }), theme), createWidget(type, 'new'), theme)
        if (fresh.widgetType !== type) throw new Error('no form')
        return fresh.widgetData.metadata.cardColor
      }
      expect(cardOn(false)).not.toBe('')
      expect(cardOn(true)).toBe('')
    }
  },
)
