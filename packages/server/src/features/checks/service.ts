import { checkApp, type CheckedSlide, toWire, webLinks } from '@taplet/checks'
import type { CheckedAddress, CheckFinding, PublicSlide, UntriedLinks } from '@taplet/contract'
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
    mediaOf(slides: readonly PublicSlide[]): string[]
  }
  media: { lookup(urls: readonly string[]): Promise<MediaLookup> }
  products: { live(slides: readonly PublicSlide[], owner: { accountId: string }): Promise<{ live: LiveLookup }> }
  addresses: Addresses
  pixels: Pixels
  /** How long a save waits for its warnings. */
  patienceMs?: number
  /** Told of a check that failed while something was saved. */
  onError: (error: unknown, about: string) => void
}

interface FullRun {
  findings: CheckFinding[]
  untriedLinks?: UntriedLinks
  uncheckedSlides?: string[]
}

/** A save waits no longer for its warnings. */
const PATIENCE_MS = 40
/** For a full run: links, waiting for others, and reckoning. */
const RUN_MS = 20_000
/** Runs that are reckoned at a time, one of each account. */
const AT_ONCE = 2

type Products = LiveLookup['products']

/** What is on sale of the product that a slide shows; nothing of slides that show none. */
const productOf = ({ product }: PublicSlide, products: Products): Pick<CheckedSlide, 'product'> =>
  product
    ? { product: (products && Object.hasOwn(products, product.productId) && products[product.productId]) || null }
    : {}

function toChecked(slide: PublicSlide, products: Products): CheckedSlide {
  const { experienceItemId, itemName, website, viewMetadata, widgets } = slide
  const content = { viewMetadata, widgets }
  const checked = { slideId: experienceItemId, name: itemName, content, ...productOf(slide, products) }
  return website ? { ...checked, websiteUrl: website.url } : checked
}

interface Order {
  accountId: string
  itemIds: readonly string[]
  ask: (urls: readonly string[]) => Promise<Record<string, CheckedAddress>>
  isApp: boolean
  isLate: () => boolean
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

  /** What is to say, and of which slides there was no time to say it. */
  async function findingsOf({ accountId, itemIds, ask, isApp, isLate }: Order): Promise<Reckoned> {
    if (isLate()) return { findings: [], unchecked: [...itemIds] }
    const shown = await slides.publishedByItemIds(accountId, itemIds)
    const files = await media.lookup(slides.mediaOf(shown))
    const { live } = await products.live(shown, { accountId })
    const checked = shown.map((slide) => toChecked(slide, live.products))
    const known = await ask(webLinks(checked))
    return inTurn(accountId, async () => {
      const findings: CheckFinding[] = []
      const unchecked: string[] = []
      for (const [index, slide] of checked.entries()) {
        const facts = { media: files, addresses: known, isFirst: isApp && index === 0 }
        const found = await findingsOfSlide(slide, facts, isLate)
        if (found) findings.push(...found)
        else unchecked.push(slide.slideId)
      }
      return { findings: isApp ? [...findings, ...toWire(checkApp(checked, files))] : findings, unchecked }
    })
  }

  /** Warnings never stop or hold up a save: too late or broken, they are left out, and no work goes on for them. */
  async function inTime(
    accountId: string,
    isApp: boolean,
    findItems: () => Promise<readonly string[]>,
  ): Promise<CheckFinding[] | undefined> {
    let timer: NodeJS.Timeout | undefined
    const isLate = until(patienceMs)
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), patienceMs)
    })
    const ask = (urls: readonly string[]) => addresses.known(accountId, urls)
    const work = async () => {
      const { findings, unchecked } = await findingsOf({ accountId, itemIds: await findItems(), ask, isApp, isLate })
      return unchecked.length > 0 ? undefined : findings
    }
    const told = work().catch((error: unknown) => {
      onError(error, 'checks of what was saved')
      return undefined
    })
    return Promise.race([told, late]).finally(() => clearTimeout(timer))
  }

  return {
    /** Everything the checks say of one of the account's instant apps; its links are tried out. */
    async run(accountId: string, experienceId: string): Promise<FullRun> {
      const itemIds = await store.findItems(accountId, experienceId, db)
      if (!itemIds) throw new AppError('NOT_FOUND')
      let untriedLinks: UntriedLinks
      const ask = async (urls: readonly string[]) => {
        const tried = await addresses.check(accountId, urls)
        untriedLinks = tried.untriedLinks
        return tried.addresses
      }
      const order = { accountId, itemIds, ask, isApp: true, isLate: until(RUN_MS) }
      const { findings, unchecked } = await findingsOf(order)
      return {
        findings,
        ...(untriedLinks && { untriedLinks }),
        ...(unchecked.length > 0 && { uncheckedSlides: unchecked }),
      }
    },

    /** What is to say of a slide that was just saved. */
    warningsOfView: (accountId: string, viewId: string): Promise<CheckFinding[] | undefined> =>
      inTime(accountId, false, async () => (await store.findItemsOfView(accountId, viewId, db)).slice(0, 1)),

    /** What is to say of an instant app that was just saved. */
    warningsOfPage: (accountId: string, itemIds: readonly string[]): Promise<CheckFinding[] | undefined> =>
      inTime(accountId, true, async () => itemIds),

    checkAddresses: addresses.check,
  }
}
export type CheckService = ReturnType<typeof createCheckService>
