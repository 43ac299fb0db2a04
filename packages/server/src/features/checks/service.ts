import { checkApp, type CheckedSlide, toWire, webLinks } from '@taplet/checks'
import type { CheckedAddress, CheckFinding, PublicSlide, UntriedLinks } from '@taplet/contract'
import type { Language } from '@taplet/messages'
import type { LiveLookup, MediaLookup } from '@taplet/slides/schema'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import type { Addresses } from './addresses.ts'
import { createFindings } from './findings.ts'
import type { Pixels } from './pixels.ts'
import { createFairQueue } from '../../platform/fair-queue.ts'
import * as store from './store.ts'

export interface CheckDependencies {
  db: Database
  slides: {
    publishedByItemIds(accountId: string, itemIds: readonly string[]): Promise<PublicSlide[]>
    namesOf(accountId: string, itemIds: readonly string[]): Promise<ReadonlyMap<string, string>>
    mediaOf(slides: readonly PublicSlide[]): string[]
  }
  media: { lookup(urls: readonly string[]): Promise<MediaLookup> }
  products: { live(slides: readonly PublicSlide[], owner: { accountId: string }): Promise<{ live: LiveLookup }> }
  addresses: Addresses
  pixels: Pixels
  /** How long a save waits for its warnings. */
  patienceMs?: number
  /** Called when a check failed during a save. */
  onError: (error: unknown, about: string) => void
}

interface FullRun {
  findings: CheckFinding[]
  untriedLinks?: UntriedLinks
  uncheckedSlides?: string[]
}

/** The longest that a save waits for its warnings. */
const PATIENCE_MS = 40
/** For a full run: requests to links, waiting for other runs, and computing. */
const RUN_MS = 20_000
/** Concurrent runs, at most one of each account. */
const AT_ONCE = 2

type Products = LiveLookup['products']

/** Returns the facts about the product on a slide; empty for slides that show none. */
const productOf = ({ product }: PublicSlide, products: Products): Pick<CheckedSlide, 'product'> =>
  product
    ? { product: (products && Object.hasOwn(products, product.productId) && products[product.productId]) || null }
    : {}

function toChecked(slide: PublicSlide, name: string, products: Products): CheckedSlide {
  const { experienceItemId, website, viewMetadata, widgets } = slide
  const content = { viewMetadata, widgets }
  const checked = { slideId: experienceItemId, name, content, ...productOf(slide, products) }
  return website ? { ...checked, websiteUrl: website.url } : checked
}

interface Order {
  accountId: string
  itemIds: readonly string[]
  ask: (urls: readonly string[]) => Promise<Record<string, CheckedAddress>>
  isApp: boolean
  isLate: () => boolean
  /** Language of the findings. */
  language: Language
}

interface Reckoned {
  findings: CheckFinding[]
  unchecked: string[]
}

function until(ms: number): () => boolean {
  const end = performance.now() + ms
  return () => performance.now() > end
}

export function createCheckService(dependencies: CheckDependencies) {
  const { db, slides, media, products, addresses, pixels, patienceMs = PATIENCE_MS, onError } = dependencies
  const inTurn = createFairQueue(AT_ONCE, 1)
  const findingsOfSlide = createFindings(pixels)

  /** Returns the findings, and the slides there was no time for. */
  async function findingsOf({ accountId, itemIds, ask, isApp, isLate, language }: Order): Promise<Reckoned> {
    if (isLate()) return { findings: [], unchecked: [...itemIds] }
    const shown = await slides.publishedByItemIds(accountId, itemIds)
    const files = await media.lookup(slides.mediaOf(shown))
    const { live } = await products.live(shown, { accountId })
    const names = await slides.namesOf(accountId, itemIds)
    const checked = shown.map((slide) => toChecked(slide, names.get(slide.experienceItemId) ?? '', live.products))
    const known = await ask(webLinks(checked))
    return inTurn(accountId, async () => {
      const findings: CheckFinding[] = []
      const unchecked: string[] = []
      for (const [index, slide] of checked.entries()) {
        const facts = { accountId, media: files, addresses: known, isFirst: isApp && index === 0, language }
        const found = await findingsOfSlide(slide, facts, isLate)
        if (found) findings.push(...found)
        else unchecked.push(slide.slideId)
      }
      return { findings: isApp ? [...findings, ...toWire(checkApp(checked, files), language)] : findings, unchecked }
    })
  }

  /** Warnings never stop or delay a save: late or failed ones are left out, and no more work is done for them. */
  async function inTime(
    { accountId, isApp, language }: Pick<Order, 'accountId' | 'isApp' | 'language'>,
    findItems: () => Promise<readonly string[]>,
  ): Promise<CheckFinding[] | undefined> {
    let timer: NodeJS.Timeout | undefined
    const isLate = until(patienceMs)
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), patienceMs)
    })
    const ask = (urls: readonly string[]) => addresses.known(accountId, urls)
    const work = async () => {
      const itemIds = await findItems()
      const { findings, unchecked } = await findingsOf({ accountId, itemIds, ask, isApp, isLate, language })
      return unchecked.length > 0 ? undefined : findings
    }
    const result = work().catch((error: unknown) => {
      onError(error, 'checks of what was saved')
      return undefined
    })
    return Promise.race([result, late]).finally(() => clearTimeout(timer))
  }

  return {
    /** Returns all findings about one of the account's instant apps; its links are requested. */
    async run(accountId: string, experienceId: string, language: Language): Promise<FullRun> {
      const itemIds = await store.findItems(accountId, experienceId, db)
      if (!itemIds) throw new AppError('NOT_FOUND')
      let untriedLinks: UntriedLinks
      const ask = async (urls: readonly string[]) => {
        const tried = await addresses.check(accountId, urls)
        untriedLinks = tried.untriedLinks
        return tried.addresses
      }
      const order = { accountId, itemIds, ask, isApp: true, isLate: until(RUN_MS), language }
      const { findings, unchecked } = await findingsOf(order)
      return {
        findings,
        ...(untriedLinks && { untriedLinks }),
        ...(unchecked.length > 0 && { uncheckedSlides: unchecked }),
      }
    },

    /** Returns the findings about a slide that was just saved. */
    warningsOfView: (accountId: string, viewId: string, language: Language): Promise<CheckFinding[] | undefined> =>
      inTime({ accountId, isApp: false, language }, async () =>
        (await store.findItemsOfView(accountId, viewId, db)).slice(0, 1),
      ),

    /** Returns the findings about an instant app that was just saved. */
    warningsOfPage: (
      accountId: string,
      itemIds: readonly string[],
      language: Language,
    ): Promise<CheckFinding[] | undefined> => inTime({ accountId, isApp: true, language }, async () => itemIds),

    checkAddresses: addresses.check,
  }
}
export type CheckService = ReturnType<typeof createCheckService>
