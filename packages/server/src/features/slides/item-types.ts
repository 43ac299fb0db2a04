import type { ItemType, PublicSlide } from '@taplet/contract'
import { isSafeLink, type Slide, slide } from '@taplet/slides/schema'
import { AppError } from '../../platform/http/app-error.ts'
import { readSlide } from './read-slide.ts'
import type { PublishedRow } from './store.ts'

interface ItemKind {
  /** Whether the item shows a view of the account. */
  hasView: boolean
  /** The address to store for what was sent; throws when this kind cannot be saved so. */
  websiteUrl(sent: string): string
  /** What visitors see; undefined when there is nothing to show. */
  toSlide(row: PublishedRow): Slide | undefined
}

/** What each kind of library item needs and shows (decision 16). */
export const itemKinds: { [T in ItemType]: ItemKind } = {
  CUSTOM: {
    hasView: true,
    websiteUrl: () => '',
    toSlide: ({ view_id, view_name, metadata, widgets }) =>
      view_id === null ? undefined : readSlide({ view_id, name: view_name ?? '', metadata, widgets }),
  },
  EXTERNAL_WEBSITE: {
    hasView: false,
    websiteUrl(sent) {
      if (isWebAddress(sent)) return sent
      throw new AppError('BAD_REQUEST', {
        field: 'websiteUrl',
        message: '"websiteUrl": must be a full web address that starts with https://.',
      })
    },
    toSlide: ({ item_id, name, website_url }) => websiteSlide(item_id, name, website_url),
  },
  PRODUCT: {
    hasView: false,
    websiteUrl() {
      throw new AppError('NOT_AVAILABLE', {
        message:
          'Product slides come with the connection to a shop and are not available yet. Custom slides and websites are.',
      })
    },
    toSlide: () => undefined,
  },
}

export const itemKindOf = (type: string): ItemKind | undefined => (isItemType(type) ? itemKinds[type] : undefined)
const isItemType = (type: string): type is ItemType => Object.hasOwn(itemKinds, type)

const isWebAddress = (value: string): boolean => /^https?:\/\//i.test(value) && isSafeLink(value)

const LINK_TEXT_MAX = 60

/** A website as a slide: its name and a button that opens it. Works for sites that refuse to be framed, too. */
function websiteSlide(itemId: string, name: string, url: string): Slide | undefined {
  if (!isWebAddress(url)) return undefined
  // Host names are ASCII here: cutting one cannot halve a character.
  const host = new URL(url).hostname.replace(/^www\./, '')
  const text = { text: name, metadata: { textSize: 40, fontWeight: 700, lineHeight: 1.05, letterSpacing: -0.03 } }
  return slide.parse({
    viewId: itemId,
    viewName: name,
    viewMetadata: { anchor: 'FOOT' },
    widgets: [
      // variant-name: this slide's content is written here, as a merchant would write it
      { widgetId: 'name', widgetType: 'TEXT_BOX', widgetData: text },
      {
        widgetId: 'open',
        // variant-name: see above
        widgetType: 'LINK',
        widgetData: { linkValue: url, linkText: `Open ${host}`.slice(0, LINK_TEXT_MAX) },
      },
    ],
  })
}

/** A published slide: its content and what the library says of it. */
export function toPublicSlide(row: PublishedRow): PublicSlide | undefined {
  const content = itemKindOf(row.type)?.toSlide(row)
  return content && { ...content, experienceItemId: row.item_id, itemType: row.type, itemName: row.name }
}
