import { type Client, createClient } from '@taplet/contract'
import { type Studio, studio } from '@taplet/contract/studio'
import { slide } from '@taplet/slides/schema'
import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'
import { createDatabase, createPool } from '../../../platform/db/database.ts'
import { createSignals } from '../../../platform/db/signals.ts'
import { createBind } from '../../../platform/http/bind.ts'
import { createServer } from '../../../platform/http/create-server.ts'
import { realLimits } from '../../../testing/real-limits.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'
import { createTwins } from '../create-twins.ts'

const ASSETS = {
  script: 'document.title',
  storyStyles: [],
  pageCss: 'main{display:grid}',
  worker: '',
  endingWorker: '',
  modules: {},
}
const TWIN_ASSETS = { script: 'document.body.dataset.ready = "yes"', css: '.tv-strip{display:flex}' }

/** One process of several on one database; whoever sends an account's id as token is it. */
async function startNode(connectionString: string) {
  const pool = createPool({ connectionString }, 6)
  const db = createDatabase(pool)
  const server = await createServer({ logLevel: 'silent', trustProxy: false, isHttps: false })
  const bind = createBind(server, async ({ headers }) => {
    const accountId = headers.authorization?.replace(/^Bearer /, '')
    return accountId ? { accountId, identityId: accountId, isActive: true } : undefined
  })
  const errors: string[] = []
  const onError = (_: unknown, about: string) => void errors.push(about)
  const signals = createSignals({ connection: { connectionString }, onError })
  const twins = createTwins({
    db,
    publicUrl: 'https://taplet.example',
    limits: realLimits(),
    slides: {
      publishedByItemIds: async (_, ids) => ids.map(aPublicSlide),
      mediaOf: () => [],
    },
    media: { lookup: async () => ({}) },
    factsOf: async (shown) => ({
      live: shown.some(({ product }) => product) ? { products: { cup: CUP } } : {},
      media: {},
    }),
    signals,
    loadAssets: () => ASSETS,
    loadTwinAssets: () => TWIN_ASSETS,
    policyOf: () => "default-src 'none'",
    onError,
  })
  twins.routes(bind)
  twins.addPages(server)
  return {
    server,
    twins,
    db,
    pool,
    errors,
    url: await server.listen({ port: 0, host: '127.0.0.1' }),
    stop: async () => {
      await server.close()
      await signals.stop()
      await db.destroy()
    },
  }
}

/** What is known of the product that a slide of this id shows. */
const CUP = {
  title: 'Morning cup',
  description: 'Thrown by hand',
  currency: 'EUR',
  images: [],
  variants: [{ variantId: 'n', name: '', colour: '', price: 3400, isAvailable: true, imageUrl: '' }],
  buyUrl: '',
}

const aPublicSlide = (id: string) => ({
  ...slide.parse({ viewId: id, viewName: id }),
  experienceItemId: id,
  itemType: 'CUSTOM',
  itemName: id,
  ...(id === 'cup' && { itemType: 'PRODUCT', product: { productId: 'cup' } }),
})

/** Two nodes on one database, with two accounts that have a slide and an instant app each. */
export async function startTwins() {
  const database = await createTestDatabase(inject('postgresUrl'))
  const nodes = [await startNode(database.url), await startNode(database.url)] as const
  const { db } = nodes[0]
  for (const account of ['mine', 'other']) {
    await db.insertInto('accounts').values({ account_id: account, identity_id: account }).execute()
    await db
      .insertInto('experience_items')
      .values(
        ['slide', 'brief'].map((item) => ({
          item_id: `${account}-${item}`,
          account_id: account,
          name: 'Slide',
          type: 'CUSTOM',
        })),
      )
      .execute()
    await db
      .insertInto('experiences')
      .values({ experience_id: `${account}-app`, account_id: account, path: account, name: 'App' })
      .execute()
  }
  return {
    nodes,
    db,
    stop: async () => {
      await Promise.all(nodes.map((node) => node.stop()))
      await database.drop()
    },
  }
}

/** A slide as an editor shows it. */
export const slideWith = (words: string) => ({
  kind: 'SLIDE' as const,
  slide: {
    viewId: 'v',
    viewName: 'Today',
    widgets: [{ widgetId: 't', widgetType: 'TEXT_BOX', widgetData: { text: words } }],
  },
})

/** The editors' calls on a node, as an account. */
export const studioOf = ({ server }: { server: FastifyInstance }, account?: string): Client<Studio> =>
  createClient(studio, {
    headers: () => (account ? { authorization: `Bearer ${account}` } : {}) as Record<string, string>,
    fetch: async (url, options) => {
      const response = await server.inject({
        method: options?.method as 'POST', // calls of twins are all posted
        url: url as string, // the client builds a path
        headers: options?.headers as Record<string, string>, // and plain headers
        payload: (options?.body as string | undefined) ?? '',
      })
      return new Response(response.body, { status: response.statusCode })
    },
  })

export interface Heard {
  event: string
  // What a test looks into, as it was sent.
  data: Record<string, never>
  id: string
}

/** A phone that follows: what it hears, in order. */
export async function startPhone(url: string, twinId: string, since = '') {
  const abort = new AbortController()
  const response = await fetch(`${url}/twin/${twinId}/events?since=${since}`, { signal: abort.signal })
  const heard: Heard[] = []
  let isOpen = true
  const read = async (): Promise<void> => {
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let rest = ''
    for (;;) {
      const { value, done } = (await reader?.read()) ?? { value: '', done: true }
      if (done) break
      const blocks = (rest + value).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
        if (field('event'))
          heard.push({ event: field('event') ?? '', data: JSON.parse(field('data') ?? '{}'), id: field('id') ?? '' })
      }
    }
    isOpen = false
  }
  void read().catch(() => {
    isOpen = false // aborted by the test
  })
  return {
    response,
    heard,
    isOpen: () => isOpen,
    updates: () => heard.filter(({ event }) => event === 'update'),
    hangUp: () => abort.abort(),
  }
}
