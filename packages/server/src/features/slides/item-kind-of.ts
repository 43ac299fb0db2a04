import type { ItemType, PublicSlide } from '@taplet/contract'
import { itemType } from '@taplet/contract/schemas'
import { type ItemTarget, type KindParts, type KindSchema, kindSchemas, type Slide, slide } from '@taplet/slides/schema'
import { invalidField } from '../../platform/http/errors/error-handler.ts'
import { readSlide } from './read-slide.ts'
import type { PublishedRow } from './store.ts'

interface ItemKind {
  /** Whether the item shows a view of the account. */
  hasView: boolean
  /** What to store of what was sent; throws when this kind cannot be saved so. */
  target(sent: ItemTarget): ItemTarget
  /** What visitors see where nothing but widgets is drawn; undefined when there is nothing to show. */
  toSlide(row: PublishedRow): Slide | undefined
  /** What it shows in place of widgets. */
  shows?(row: PublishedRow): KindParts
}

const NONE: ItemTarget = { websiteUrl: '', productId: null }

const customKind: ItemKind = {
  hasView: true,
  target: () => NONE,
  toSlide: ({ view_id, view_name, metadata, widgets }) =>
    view_id === null ? undefined : readSlide({ view_id, name: view_name ?? '', metadata, widgets }),
}

const targetOf = (row: PublishedRow): ItemTarget => ({ websiteUrl: row.website_url, productId: row.product_id })

/** An item that shows something in place of widgets, as its kind says. */
const itemKind = ({ part, field, fieldRule, contentOf, staysWithout, button }: KindSchema): ItemKind => ({
  hasView: false,
  target(sent) {
    if (contentOf(sent) !== undefined) return { ...NONE, [field]: sent[field] }
    throw invalidField(field, fieldRule)
  },
  toSlide(row) {
    const target = targetOf(row)
    if (contentOf(target) === undefined && !staysWithout) return undefined
    return namedSlide(row.item_id, row.name, button?.(target))
  },
  shows(row) {
    const content = contentOf(targetOf(row))
    return content === undefined ? {} : { [part]: content }
  },
})

/** What each kind of library item needs and shows (spec D16). */
export const itemKindOf = (type: ItemType): ItemKind => (type === 'CUSTOM' ? customKind : itemKind(kindSchemas[type]))
const isItemType = (type: string): type is ItemType => itemType.options.some((one) => one === type)

/** A quiet ground on which a card or pictures stand out. */
const GROUND = '#EEF2F8'

/** A name and, where there is one, a button: what can be said of an item wherever only widgets are drawn. */
function namedSlide(itemId: string, name: string, link?: { linkValue: string; linkText: string }): Slide {
  const text = { text: name, metadata: { textSize: 40, fontWeight: 700, lineHeight: 1.05, letterSpacing: -0.03 } }
  return slide.parse({
    viewId: itemId,
    viewName: name,
    viewMetadata: { anchor: 'FOOT', backgroundMedia: { color: GROUND } },
    widgets: [
      // variant-name: this slide's content is written here, as a merchant would write it
      { widgetId: 'name', widgetType: 'TEXT_BOX', widgetData: text },
      // variant-name: see above
      ...(link ? [{ widgetId: 'open', widgetType: 'LINK', widgetData: link }] : []),
    ],
  })
}

/** A published slide: its content and what the library says of it. */
export function toPublicSlide(row: PublishedRow): PublicSlide | undefined {
  const kind = isItemType(row.type) ? itemKindOf(row.type) : undefined
  const content = kind?.toSlide(row)
  return (
    content && {
      ...content,
      experienceItemId: row.item_id,
      itemType: row.type,
      itemName: row.name,
      ...kind?.shows?.(row),
    }
  )
}
