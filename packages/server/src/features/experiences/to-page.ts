import { type Page, type SlideRules, sourceOf } from '@taplet/contract'
import { slideRules } from '@taplet/contract/schemas'
import { appTheme } from '@taplet/slides/schema'
import { z } from 'zod'
import type { ExperienceRow } from './store.ts'

const shopifyConfig = z.record(z.string(), z.unknown()).nullable()

const rulesOf = ({ slide_rules, item_ids }: ExperienceRow): SlideRules =>
  Object.fromEntries(
    Object.entries(slideRules.safeParse(slide_rules).data ?? {}).filter(([id]) => item_ids.includes(id)),
  )

export const toPage = (row: ExperienceRow): Page => ({
  experienceId: row.experience_id,
  rootPageId: row.path,
  fullPagePath: row.path,
  pageName: row.name,
  description: row.description,
  active: row.active,
  scheduledFor: row.scheduled_for && row.scheduled_for.toISOString(),
  publishedAt: row.published_at && row.published_at.toISOString(),
  shopifyConfig: shopifyConfig.parse(row.shopify_config),
  experienceItems: row.item_ids,
  coverImageUrl: row.cover_image_url,
  socialImageUrl: row.social_image_url,
  isFindable: row.is_findable,
  mayBeEmbedded: row.may_be_embedded,
  hasBadge: row.has_badge,
  // One that this release cannot read is none.
  theme: appTheme.safeParse(row.theme).data ?? null,
  // As with the theme; rules of slides that were deleted since are none.
  slideRules: rulesOf(row),
  timeZone: row.time_zone,
  isReadOnly: row.is_read_only,
  takedown: row.taken_down_at && {
    reason: row.takedown_reason ?? '',
    takenDownAt: row.taken_down_at.toISOString(),
  },
  source: sourceOf(row.path),
  tagId: row.tag_id,
  revision: row.revision,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.edited_at.toISOString(),
})
