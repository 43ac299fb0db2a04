import { mayCreate, type QrDesign } from '@taplet/contract'
import type { QrDesignRow } from './store.ts'
import { checkOf, configOf, logoOf, toLogo } from './stored.ts'

/** After a downgrade the chosen designs stay editable, then the oldest; the rest keep working (spec D18). */
export const toDesign = (row: QrDesignRow): QrDesign => ({
  qrDesignId: row.qr_design_id,
  qrDesignName: row.name,
  clientConfig: configOf(row),
  logo: toLogo(logoOf(row)),
  previewImage: row.preview_path === '' ? null : { filePath: row.preview_path },
  check: checkOf(row),
  usedByLinks: row.used_by_links,
  isReadOnly: !mayCreate('qrDesign', row.access_level, row.place - 1),
  revision: row.revision,
  updatedAt: row.updated_at.toISOString(),
})
