import type { Tag } from '@taplet/contract'
import { anItem, aView } from './library.ts'
import { aPage, type Handlers, signedIn } from './fake-server.ts'

const AT = '2026-05-01T08:00:00.000Z'

/** A link as the server sends it. */
export const aLink = (change: Partial<Tag> = {}): Tag => ({
  tagId: 'link1',
  tagName: 'Window by the door',
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
  batchId: null,
  isDefault: false,
  isReadOnly: false,
  takedown: null,
  revision: 1,
  createdAt: AT,
  updatedAt: AT,
  ...change,
})

export const scansOf = (total: number, last30Days = total, today = 0) => ({
  total,
  last30Days,
  today,
  lastAt: total > 0 ? AT : null,
})

/** A server that holds these links of one app with two slides. */
export const linkServer = (links: readonly Tag[], change: Handlers = {}): Handlers => ({
  ...signedIn,
  '/getAllPagesByAccountId': () => ({ pages: [aPage({ experienceItems: ['i1', 'i2'] })] }),
  '/media/getAll': () => ({ media: [] }),
  '/experienceItems/getAll': () => ({
    body: {
      experienceItems: [
        anItem({ experienceItemId: 'i1', viewId: 'v1', itemName: 'Welcome' }),
        anItem({ experienceItemId: 'i2', viewId: 'v2', itemName: 'Menu' }),
      ],
    },
  }),
  '/getAllViewsByAccountId': () => ({ views: ['v1', 'v2'].map((viewId) => aView([], { viewId })) }),
  '/qrDesigns/fetchAll': () => ({ qrDesignData: [] }),
  '/links/fetchAll': () => ({ tagData: links }),
  '/links/stats': () => ({
    scans: Object.fromEntries(links.map((link, index) => [link.tagId, scansOf(index * 100, index * 10)])),
    health: {},
  }),
  '/links/batches': () => ({ batches: [] }),
  '/longJobs/fetchAll': () => ({ jobs: [] }),
  '/links/settings': () => ({ settings: { fallbackUrl: '' } }),
  ...change,
})
