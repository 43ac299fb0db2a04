import type { Page, Tag, TagInput } from '@taplet/contract'
import type { Database } from '../platform/db/database.ts'
import * as store from './store.ts'

const NAME = 'demo-links'
const DEMO_LINKS_LOCK = 7_261_014 // arbitrary but constant
/** Physical tags ready to be claimed. */
const BATCH = 'demo'
const GOLD_TAG = 'Gold tag at the counter'

export interface LinkSeedDependencies {
  db: Database
  origin: string
  /** Owner of the links. */
  email: string
  experiences: { list(accountId: string): Promise<Page[]> }
  links: {
    list(accountId: string): Promise<Tag[]>
    create(accountId: string, link: TagInput): Promise<Tag>
    claim(accountId: string, link: Omit<TagInput, 'tagSubType'> & { tagId: string }): Promise<Tag>
  }
  tags: {
    make(order: { count: number; type: string; batch: string }): Promise<string>
    listBatch(batch: string): Promise<{ tag_id: string; tag_sub_type: string; account_id: string | null }[]>
  }
}

/**
 * Creates links of every kind in the demo account, and unclaimed tags, once. Killed half-way, the next start continues;
 * afterwards the owner may change and delete them.
 */
export async function seedLinks(dependencies: LinkSeedDependencies): Promise<void> {
  const { db, email, origin } = dependencies
  await store.exclusively(DEMO_LINKS_LOCK, db, async () => {
    const accountId = await store.findAccountId(email, db)
    if (accountId === undefined || (await store.findOrigin(NAME, db)) !== undefined) return
    await storeLinks(dependencies, accountId)
    await store.markDone(NAME, origin, db)
  })
}

async function storeLinks(dependencies: LinkSeedDependencies, accountId: string): Promise<void> {
  const { experiences, links } = dependencies
  const pages = new Map((await experiences.list(accountId)).map((page) => [page.rootPageId, page]))
  const there = new Set((await links.list(accountId)).map(({ tagName }) => tagName))
  for (const { app, slide, ...link } of demoLinks) {
    const page = app === undefined ? undefined : pages.get(app)
    if (there.has(link.tagName) || (app !== undefined && !page)) continue
    const slideId = slide === undefined ? null : (page?.experienceItems[slide] ?? null)
    await links.create(accountId, { ...link, ...(page && { experienceId: page.experienceId, slideId }) })
  }
  await storeTags(dependencies, accountId, pages.get('ofelia'), there.has(GOLD_TAG))
}

async function storeTags(
  { links, tags }: LinkSeedDependencies,
  accountId: string,
  page: Page | undefined,
  hasGoldTag: boolean,
): Promise<void> {
  const made = await tags.listBatch(BATCH)
  for (const type of ['GOLD', 'SILVER', 'RAINBOW'])
    if (!made.some(({ tag_sub_type }) => tag_sub_type === type)) await tags.make({ count: 2, type, batch: BATCH })
  const gold = (await tags.listBatch(BATCH)).find((tag) => tag.tag_sub_type === 'GOLD' && tag.account_id === null)
  if (!gold || !page || hasGoldTag) return
  const note = 'Tap with a phone: no camera needed.'
  await links.claim(accountId, { tagId: gold.tag_id, tagName: GOLD_TAG, experienceId: page.experienceId, note })
}

interface DemoLink extends Omit<TagInput, 'experienceId' | 'slideId'> {
  tagName: string
  /** Page name of the app that it leads to. */
  app?: string
  /** Position of the slide to open first, from 0. */
  slide?: number
}

const utm = { source: '', medium: '', campaign: '', term: '', content: '' }

const demoLinks: readonly DemoLink[] = [
  {
    tagName: 'Counter card',
    app: 'ofelia',
    note: 'A5 card beside the till, both sides.',
    utm: { ...utm, source: 'counter-card', medium: 'print' },
  },
  {
    tagName: 'Window sticker',
    app: 'ofelia',
    slide: 1,
    note: 'Opens the second slide at once.',
    utm: { ...utm, source: 'window', medium: 'print' },
  },
  {
    tagName: 'Newsletter',
    app: 'pollen',
    slug: 'pollen-news',
    utm: { ...utm, source: 'newsletter', medium: 'email', campaign: 'spring' },
  },
  {
    tagName: 'Spring offers on the website',
    destinationUrl: 'https://example.com/',
    note: 'Campaign words are added to the address.',
    utm: { ...utm, source: 'flyer', medium: 'print', campaign: 'spring-offers' },
  },
]
