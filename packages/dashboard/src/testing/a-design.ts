import type { QrDesign } from '@taplet/contract'
import { qrDesign } from '@taplet/contract/schemas'

/** A QR design as the server sends it. */
export const aDesign = (change: Partial<QrDesign> = {}): QrDesign => ({
  ...qrDesign.parse({ qrDesignId: 'design-0001', qrDesignName: 'Counter card code', revision: 1 }),
  check: { score: 92, grade: 'EVERYWHERE', reasons: [], smallestPrintMm: 20, text: '', isDecoded: true },
  updatedAt: '2026-05-01T08:00:00.000Z',
  ...change,
})
