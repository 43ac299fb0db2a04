import type { ItemType, PublicSlide } from '@taplet/contract'
import { itemType } from '@taplet/contract/schemas'
import {
  type ItemTarget,
  type KindParts,
  type KindSchema,
  kindSchemas,
  type Slide,
  slide,
  slideTitle,
} from '@taplet/slides/schema'
import { invalidField } from '../../platform/http/errors/error-handler.ts'
import { messages } from './messages/messages.ts'
import { readSlide } from './read-slide.ts'
import type { PublishedRow } from './store.ts'

interface ItemKind {
  /** Whether the item shows a view of the account. */
  hasView: boolean
  /** Returns what to store of the input; throws when it is invalid for this kind. */
  target(sent: ItemTarget): ItemTarget
  /** Returns the slide for places that draw only widgets; undefined when there is nothing to show. */
  toSlide(row: PublishedRow): Slide | undefined
  /** Returns what it shows in place of widgets. */
  shows?(row: PublishedRow): KindParts
}

const NONE: ItemTarget = { websiteUrl: '', productId: null }

/** Throws for a target that this kind does not show: it would be dropped without a word. */
function requireNoOther(sent: ItemTarget, field?: keyof ItemTarget): void {
  const fields: (keyof ItemTarget)[] = ['productId', 'websiteUrl']
  const other = fields.find((one) => one !== field && sent[one])
  if (other) throw invalidField(other, messages.later('notShownByType'))
}

const customKind: ItemKind = {
  hasView: true,
  target(sent) {
    requireNoOther(sent)
    return NONE
  },
  toSlide: ({ view_id, metadata, widgets }) =>
    view_id === null ? undefined : readSlide({ view_id, name: '', metadata, widgets }),
}

const targetOf = (row: PublishedRow): ItemTarget => ({ websiteUrl: row.website_url, productId: row.product_id })

/** An item that shows something in place of widgets, as defined by its kind. */
const itemKind = ({ part, field, fieldRule, contentOf, staysWithout, titleOf, button }: KindSchema): ItemKind => ({
  hasView: false,
  target(sent) {
    requireNoOther(sent, field)
    if (contentOf(sent) !== undefined) return { ...NONE, [field]: sent[field] }
    throw invalidField(field, fieldRule)
  },
  toSlide(row) {
    const target = targetOf(row)
    if (contentOf(target) === undefined && !staysWithout) return undefined
    return titledSlide(row.item_id, row.target_name ?? titleOf?.(target) ?? '', button?.(target))
  },
  shows(row) {
    const content = contentOf(targetOf(row))
    return content === undefined ? {} : { [part]: content }
  },
})

/** What each kind of library item needs and shows (spec D16). */
export const itemKindOf = (type: ItemType): ItemKind => (type === 'CUSTOM' ? customKind : itemKind(kindSchemas[type]))
const isItemType = (type: string): type is ItemType => itemType.options.some((one) => one === type)

/** A neutral background for cards and pictures. */
const GROUND = '#EEF2F8'

/** Returns a slide with a title and, where there is one, a button: for places that draw only widgets. */
function titledSlide(itemId: string, title: string, link?: { linkValue: string; linkText: string }): Slide {
  const text = { text: title, metadata: { textSize: 40, fontWeight: 700, lineHeight: 1.05, letterSpacing: -0.03 } }
  return slide.parse({
    viewId: itemId,
    viewMetadata: { anchor: 'FOOT', backgroundMedia: { color: GROUND } },
    widgets: [
      // variant-name: this slide's content is written here, as a merchant would write it
      { widgetId: 'name', widgetType: 'TEXT_BOX', widgetData: text },
      // variant-name: see above
      ...(link ? [{ widgetId: 'open', widgetType: 'LINK', widgetData: link }] : []),
    ],
  })
}

/** Returns a published slide, without the names in the library; undefined when it cannot be shown. */
export function toPublicSlide(row: PublishedRow): PublicSlide | undefined {
  const kind = isItemType(row.type) ? itemKindOf(row.type) : undefined
  const stored = kind?.toSlide(row)
  if (!stored) return undefined
  const { viewName: _, ...content } = stored
  const title = slideTitle(content.widgets)
  return { ...content, experienceItemId: row.item_id, itemType: row.type, title, ...kind?.shows?.(row) }
}
