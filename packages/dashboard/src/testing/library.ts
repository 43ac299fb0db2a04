import type { ExperienceItem, View } from '@taplet/contract'
import { createWidget } from '@taplet/slides/edits'
import { slide, type WidgetType } from '@taplet/slides/schema'
import type { SavedSlide } from '../entities/slide/document/slide-document.ts'

const AT = '2026-05-01T08:00:00.000Z'

/** A view with widgets of these types, named w1, w2, … */
export function aView(types: readonly WidgetType[] = ['TEXT_BOX', 'IMAGE', 'LINK'], change: Partial<View> = {}): View {
  const widgets = types.map((type, index) => createWidget(type, `w${index + 1}`))
  return {
    ...slide.parse({ viewId: 'view1', viewName: 'Morning welcome' }),
    widgets,
    revision: 1,
    createdAt: AT,
    updatedAt: AT,
    ...change,
  }
}

export const anItem = (change: Partial<ExperienceItem> = {}): ExperienceItem => ({
  experienceItemId: 'item1',
  itemName: 'Morning welcome',
  itemType: 'CUSTOM',
  viewId: 'view1',
  websiteUrl: '',
  productId: null,
  isReadOnly: false,
  usedIn: [],
  revision: 1,
  createdAt: AT,
  updatedAt: AT,
  ...change,
})

/** A slide as the server holds it. */
export const aSavedSlide = (types?: readonly WidgetType[]): SavedSlide => ({ item: anItem(), view: aView(types) })
