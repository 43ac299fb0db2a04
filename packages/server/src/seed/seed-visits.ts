import type { ExperienceItem, Page, Tag, View } from '@taplet/contract'
import { schemaOf, type Widget } from '@taplet/slides/schema'
import type { Database, Executor } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import * as store from './store.ts'
import type { DemoLink, DemoSlide, DemoSubject, DemoVisit } from './visits/demo-visit.ts'
import { firstDayOfVisits, inventVisits } from './visits/invent-visits.ts'
import { dateLinks } from './visits/store.ts'

const NAME = 'demo-visits'
const DEMO_VISITS_LOCK = 7_261_044 // arbitrary but constant

export interface VisitSeedDependencies {
  db: Database
  origin: string
  /** Owner of the visits. */
  email: string
  experiences: { list(accountId: string): Promise<Page[]> }
  slides: { listItems(accountId: string): Promise<ExperienceItem[]>; listViews(accountId: string): Promise<View[]> }
  links: { list(accountId: string): Promise<Tag[]> }
  visitMaintenance: { storePast(visits: readonly DemoVisit[], trx: Executor): Promise<void> }
  clock?: () => Date
}

/** Creates two months of visits to the demo account's apps and links, once: all or nothing. */
export async function seedVisits(dependencies: VisitSeedDependencies): Promise<void> {
  const { db, email, origin, visitMaintenance, clock = () => new Date() } = dependencies
  await store.exclusively(DEMO_VISITS_LOCK, db, async () => {
    const accountId = await store.findAccountId(email, db)
    if (accountId === undefined || (await store.findOrigin(NAME, db)) !== undefined) return
    const now = clock()
    const visits = inventVisits(await subjectsOf(dependencies, accountId), now)
    await inTransaction(db, async (trx) => {
      await visitMaintenance.storePast(visits, trx)
      // Visits by a link count from the day of its creation.
      await dateLinks(accountId, firstDayOfVisits(now), trx)
      await store.markDone(NAME, origin, trx)
    })
  })
}

async function subjectsOf(
  { experiences, links, slides }: VisitSeedDependencies,
  accountId: string,
): Promise<DemoSubject[]> {
  const views = new Map((await slides.listViews(accountId)).map((view) => [view.viewId, view]))
  const items = new Map((await slides.listItems(accountId)).map((item) => [item.experienceItemId, item]))
  const tags = await links.list(accountId)
  const apps = (await experiences.list(accountId)).map((page): DemoSubject => {
    const ids = page.experienceItems
    return {
      app: page.rootPageId,
      experienceId: page.experienceId,
      slides: ids.map((id) => slideOf(id, views.get(items.get(id)?.viewId ?? ''))),
      links: tags
        .filter(({ experienceId }) => experienceId === page.experienceId)
        // Named links first: they are used the most.
        .sort((one, other) => Number(one.isDefault) - Number(other.isDefault))
        .map((tag) => linkOf(tag, ids)),
    }
  })
  const websites = tags.filter(({ destinationUrl, experienceId }) => experienceId === null && destinationUrl !== '')
  return [
    ...apps,
    ...websites.map((tag) => ({ app: tag.tagName, experienceId: null, slides: [], links: [linkOf(tag, [])] })),
  ]
}

function slideOf(itemId: string, view: View | undefined): DemoSlide {
  const widgets = view?.widgets ?? []
  const idsOf = (isMeant: (widget: Widget) => boolean) => widgets.filter(isMeant).map(({ widgetId }) => widgetId)
  return {
    itemId,
    taps: idsOf((widget) => (schemaOf(widget).links?.(widget.widgetData) ?? []).length > 0),
    films: idsOf((widget) => schemaOf(widget).plays?.(widget.widgetData) === true),
    forms: idsOf((widget) => schemaOf(widget).form !== undefined),
  }
}

function linkOf({ tagId, tagSubType, slideId, utm }: Tag, slides: readonly string[]): DemoLink {
  const words = Object.entries(utm).filter(([, word]) => word !== '')
  return {
    tagId,
    kind: tagSubType !== null ? 'NFC' : utm.medium === 'email' ? 'MAIL' : 'QR',
    utm: words.length > 0 ? Object.fromEntries(words) : null,
    slide: slideId === null ? 0 : Math.max(0, slides.indexOf(slideId)),
  }
}
