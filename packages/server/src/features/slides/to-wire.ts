import type { ExperienceItem, View } from '@taplet/contract'
import { itemType } from '@taplet/contract/schemas'
import { readSlide } from './read-slide.ts'
import type { ItemRow, ViewRow } from './store.ts'

export const toWireView = (row: ViewRow): View => ({
  ...readSlide(row),
  revision: row.revision,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

export const toWireItem = (row: ItemRow): ExperienceItem => ({
  experienceItemId: row.item_id,
  itemName: row.name,
  itemType: itemType.parse(row.type),
  viewId: row.view_id,
  websiteUrl: row.website_url,
  productId: row.product_id,
  usedIn: row.used_in,
  isReadOnly: row.is_read_only,
  revision: row.revision,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.edited_at.toISOString(),
})
