import { mayCreate, type Tag } from '@taplet/contract'
import { linkRule, linkUtm, tagSubType } from '@taplet/contract/schemas'
import { z } from 'zod'
import type { LinkRow } from './store.ts'

const rules = z.array(linkRule)

/** After a downgrade the chosen links stay editable, then the oldest; the rest keep working (spec D18). */
const isReadOnly = ({ access_level, is_default, place }: LinkRow): boolean =>
  !is_default && !mayCreate('link', access_level, place - 1)

export const toTag = (row: LinkRow): Tag => ({
  tagId: row.tag_id,
  tagName: row.name,
  tagSubType: tagSubType.nullable().parse(row.tag_sub_type),
  experienceId: row.experience_id,
  slideId: row.item_id,
  destinationUrl: row.destination_url,
  fallbackUrl: row.fallback_url,
  qrDesignId: row.qr_design_id,
  active: row.active,
  note: row.note,
  slug: row.slug,
  rules: rules.parse(row.rules),
  utm: linkUtm.parse(row.utm),
  expiresAt: row.expires_at?.toISOString() ?? null,
  hasPassword: row.password_hash !== '',
  batchId: row.batch_id,
  isDefault: row.is_default,
  isReadOnly: isReadOnly(row),
  takedown:
    row.takedown_reason === null || row.taken_down_at === null
      ? null
      : { reason: row.takedown_reason, takenDownAt: row.taken_down_at.toISOString() },
  revision: row.revision,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})
