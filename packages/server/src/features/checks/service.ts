import { checkApp, type CheckedSlide, checkSlide, toWire, webLinks } from '@taplet/checks'
import { estimateLayout } from '@taplet/checks/estimate'
import type { PublicSlide } from '@taplet/contract'
import type { CheckedAddress, CheckFinding, UntriedLinks } from '@taplet/contract/studio'
import type { MediaLookup } from '@taplet/slides/schema'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Addresses } from './addresses.ts'
import type { Pixels } from './pixels.ts'
import * as store from './store.ts'

export interface CheckDependencies {
  db: Database
  slides: {
    publishedByItemIds(accountId: string, itemIds: readonly string[]): Promise<PublicSlide[]>
    mediaOf(slides: readonly PublicSlide[]): string[]
  }
  media: { lookup(urls: readonly string[]): Promise<MediaLookup> }
  addresses: Addresses
  pixels: Pixels
  /** Told of a check that failed while something was saved. */
  onError: (error: unknown, about: string) => void
}

interface FullRun {
  findings: CheckFinding[]
  untriedLinks?: UntriedLinks
}

/** A save waits no longer for its warnings. */
const PATIENCE_MS = 40
const MAX_KEPT = 500

const WEBSITE = 'EXTERNAL_WEBSITE'

/** A website's slide is a name and one button; its address is the button's. */
function toChecked(slide: PublicSlide): CheckedSlide {
  const { experienceItemId, itemName, itemType, viewMetadata, widgets } = slide
  const checked = { slideId: experienceItemId, name: itemName, content: { viewMetadata, widgets } }
  // variant-name: the kinds of library items are this feature's to know: only one of them stands for a page
  return itemType === WEBSITE ? { ...checked, websiteUrl: webLinks([checked])[0] } : checked
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

export function createCheckService({ db, slides, media, addresses, pixels, onError }: CheckDependencies) {
  // By what is checked: a save of one slide must not reckon the other nine again.
  const kept = new Map<string, CheckFinding[]>()

  async function findingsOfSlide(
    slide: CheckedSlide,
    facts: { media: MediaLookup; addresses: Record<string, CheckedAddress>; isFirst: boolean },
  ): Promise<CheckFinding[]> {
    const { media: files, isFirst } = facts
    const ownMedia = Object.fromEntries(Object.entries(files).filter(([url]) => JSON.stringify(slide).includes(url)))
    const known = Object.fromEntries(webLinks([slide]).map((url) => [url, facts.addresses[url]]))
    const key = JSON.stringify([slide, ownMedia, known, isFirst])
    const found = kept.get(key)
    if (found) return found
    // One slide takes some milliseconds; others may come in between.
    await nextTurn()
    const raster = await pixels(slide, files)
    const layout = estimateLayout(slide.content, files)
    const findings = toWire(
      checkSlide(slide, { layout, pixels: raster, addresses: facts.addresses, media: files, isFirst }),
    )
    kept.set(key, findings)
    const [oldest] = kept.keys()
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
    return findings
  }

  async function findingsOf(
    accountId: string,
    itemIds: readonly string[],
    ask: (urls: readonly string[]) => Promise<Record<string, CheckedAddress>>,
    isApp: boolean,
  ): Promise<CheckFinding[]> {
    const shown = await slides.publishedByItemIds(accountId, itemIds)
    const files = await media.lookup(slides.mediaOf(shown))
    const checked = shown.map(toChecked)
    const known = await ask(webLinks(checked))
    const all: CheckFinding[] = []
    for (const [index, slide] of checked.entries())
      all.push(...(await findingsOfSlide(slide, { media: files, addresses: known, isFirst: isApp && index === 0 })))
    return isApp ? [...all, ...toWire(checkApp(checked, files))] : all
  }

  const withoutAsking = (accountId: string) => (urls: readonly string[]) => addresses.known(accountId, urls)

  /** Warnings never stop or hold up a save: too late or broken, they are left out. */
  async function inTime(work: Promise<CheckFinding[]>): Promise<CheckFinding[] | undefined> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), PATIENCE_MS)
    })
    const told = work.catch((error: unknown) => {
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
      const tryOut = async (urls: readonly string[]) => {
        const tried = await addresses.check(accountId, urls)
        untriedLinks = tried.untriedLinks
        return tried.addresses
      }
      const findings = await findingsOf(accountId, itemIds, tryOut, true)
      return { findings, ...(untriedLinks && { untriedLinks }) }
    },

    /** What is to say of a slide that was just saved. */
    async warningsOfView(accountId: string, viewId: string): Promise<CheckFinding[] | undefined> {
      return inTime(
        store
          .findItemsOfView(accountId, viewId, db)
          .then((itemIds) => findingsOf(accountId, itemIds.slice(0, 1), withoutAsking(accountId), false)),
      )
    },

    /** What is to say of an instant app that was just saved. */
    async warningsOfPage(accountId: string, itemIds: readonly string[]): Promise<CheckFinding[] | undefined> {
      return inTime(findingsOf(accountId, itemIds, withoutAsking(accountId), true))
    },

    checkAddresses: addresses.check.bind(addresses),
  }
}
export type CheckService = ReturnType<typeof createCheckService>
