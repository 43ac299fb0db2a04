import type { ItemType, PublicSlide } from '@taplet/contract'
import { isSafeLink, type Slide, slide } from '@taplet/slides/schema'
import { AppError } from '../../platform/http/app-error.ts'
import { readSlide } from './read-slide.ts'
import type { PublishedRow } from './store.ts'

/** What an item stands for, when it shows no view. */
export interface Target {
  websiteUrl: string
  productId: string | null
}

interface ItemKind {
  /** Whether the item shows a view of the account. */
  hasView: boolean
  /** What to store of what was sent; throws when this kind cannot be saved so. */
  target(sent: Target): Target
  /** What visitors see where nothing but widgets is drawn; undefined when there is nothing to show. */
  toSlide(row: PublishedRow): Slide | undefined
  /** What it shows in place of widgets. */
  shows?(row: PublishedRow): Pick<PublicSlide, 'website' | 'product'>
}

const NONE: Target = { websiteUrl: '', productId: null }

/** What each kind of library item needs and shows (spec D16). */
export const itemKinds: { [T in ItemType]: ItemKind } = {
  CUSTOM: {
    hasView: true,
    target: () => NONE,
    toSlide: ({ view_id, view_name, metadata, widgets }) =>
      view_id === null ? undefined : readSlide({ view_id, name: view_name ?? '', metadata, widgets }),
  },
  EXTERNAL_WEBSITE: {
    hasView: false,
    target({ websiteUrl }) {
      if (isWebAddress(websiteUrl)) return { ...NONE, websiteUrl }
      throw new AppError('BAD_REQUEST', {
        field: 'websiteUrl',
        message: '"websiteUrl": must be a full web address that starts with https://.',
      })
    },
    toSlide: ({ item_id, name, website_url }) => websiteSlide(item_id, name, website_url),
    shows: ({ website_url }) => ({ website: { url: website_url } }),
  },
  PRODUCT: {
    hasView: false,
    target({ productId }) {
      if (productId !== null) return { ...NONE, productId }
      throw new AppError('BAD_REQUEST', { field: 'productId', message: '"productId": must name a product.' })
    },
    toSlide: ({ item_id, name }) => namedSlide(item_id, name),
    shows: ({ product_id }) => (product_id === null ? {} : { product: { productId: product_id } }),
  },
}

export const itemKindOf = (type: string): ItemKind | undefined => (isItemType(type) ? itemKinds[type] : undefined)
const isItemType = (type: string): type is ItemType => Object.hasOwn(itemKinds, type)

const isWebAddress = (value: string): boolean => /^https?:\/\//i.test(value) && isSafeLink(value)

const LINK_TEXT_MAX = 60

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

function websiteSlide(itemId: string, name: string, url: string): Slide | undefined {
  if (!isWebAddress(url)) return undefined
  // Host names are ASCII here: cutting one cannot halve a character.
  const host = new URL(url).hostname.replace(/^www\./, '')
  return namedSlide(itemId, name, { linkValue: url, linkText: `Open ${host}`.slice(0, LINK_TEXT_MAX) })
}

/** A published slide: its content and what the library says of it. */
export function toPublicSlide(row: PublishedRow): PublicSlide | undefined {
  const kind = itemKindOf(row.type)
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
