import { type QrDesign, qrDesign, type Tag } from '@taplet/contract/codes'

/** A QR design as the server sends it. */
export const aDesign = (change: Partial<QrDesign> = {}): QrDesign => ({
  ...qrDesign.parse({ qrDesignId: 'design-0001', qrDesignName: 'Counter card code', revision: 1 }),
  check: { score: 92, grade: 'EVERYWHERE', reasons: [], smallestPrintMm: 20 },
  updatedAt: '2026-05-01T08:00:00.000Z',
  ...change,
})

/** A link as the server sends it. */
export const aLink = (change: Partial<Tag> = {}): Tag => ({
  tagId: 'link-0001',
  tagName: 'Window sticker',
  tagSubType: null,
  experienceId: 'e1',
  slideId: null,
  destinationUrl: '',
  fallbackUrl: '',
  qrDesignId: null,
  active: true,
  note: '',
  slug: '',
  rules: [],
  utm: { source: '', medium: '', campaign: '', term: '', content: '' },
  expiresAt: null,
  hasPassword: false,
  isDefault: false,
  isReadOnly: false,
  takedown: null,
  revision: 1,
  createdAt: '2026-05-01T08:00:00.000Z',
  updatedAt: '2026-05-01T08:00:00.000Z',
  ...change,
})
