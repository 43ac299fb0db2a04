import { type TestApp, startTestApp } from '../../../testing/start-test-app.ts'

/** One of several processes on one database, at its own address. */
async function listening(app: TestApp) {
  return { ...app, url: await app.server.listen({ port: 0, host: '127.0.0.1' }) }
}

/** Two nodes on one database, and an account with slides and an instant app. */
export async function startTwins() {
  const first = await listening(await startTestApp())
  const second = await listening(await startTestApp({ database: first.database }))
  const [mine, other] = [await first.anAccount(200), await first.anAccount(200)]
  const aSlide = async (itemName: string, productId?: string): Promise<string> => {
    const kind = productId === undefined ? {} : { itemType: 'PRODUCT' as const, productId }
    const { body } = await mine.api.slides.createItem({ itemName, ...kind })
    return body.newExperienceItem.experienceItemId
  }
  const { product } = await mine.kinds.products.create(CUP)
  const [slide, brief, a, b, c] = [
    await aSlide('Slide'),
    await aSlide('Brief'),
    await aSlide('a'),
    await aSlide('b'),
    await aSlide('c'),
  ]
  const cup = await aSlide('Cup', product.productId)
  const page = { rootPageId: 'twins', fullPagePath: 'twins', pageName: 'App', experienceItems: [slide] }
  const { experienceId } = (await mine.api.experiences.update(page)).updatedPage
  return {
    nodes: [first, second] as const,
    db: first.db,
    mine: mine.studio.twins,
    other: other.studio.twins,
    stranger: first.visitor.studio.twins,
    /** Slides of the account. */
    slides: { slide, brief, a, b, c, cup },
    /** Its instant app. */
    experienceId,
    stop: async () => {
      await second.stop()
      await first.stop()
    },
  }
}

const CUP = {
  name: 'Morning cup',
  description: 'Thrown by hand',
  currency: 'EUR',
  images: [],
  variants: [{ variantId: 'n', name: '', colour: '', price: 3400, fullPrice: null, stock: null, imageUrl: '' }],
  buyUrl: '',
  sellHere: false,
  isSent: false,
  deliveryPrice: 0,
  active: true,
}

/** A slide as an editor sends it. */
export const slideWith = (words: string) => ({
  kind: 'SLIDE' as const,
  slide: {
    viewId: 'v',
    viewName: 'Today',
    widgets: [{ widgetId: 't', widgetType: 'TEXT_BOX', widgetData: { text: words } }],
  },
})

export interface Heard {
  event: string
  // Loosely typed, for tests to inspect.
  data: Record<string, never>
  id: string
}

/** A following phone: the events it receives, in order. */
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
