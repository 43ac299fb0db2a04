import type { ExperienceItem, Page, View } from '@taplet/contract'
import { isSameData } from '@taplet/slides/edits'
import type { Slide } from '@taplet/slides/schema'
import type { QueryClient } from '@tanstack/react-query'
import type { Changes, SlideChange } from '../../entities/experience/changes/change.ts'
import { collectChanges } from '../../entities/experience/changes/collect-changes.ts'
import { loadApp } from '../../entities/experience/changes/load-app.ts'
import { CHANGES_KEY } from '../../entities/experience/changes/use-changes.ts'
import { documentOf, type ExperienceDocument } from '../../entities/experience/experience-document.ts'
import type { Library } from '../../entities/experience/library.ts'
import type { OpenEditor } from '../../entities/experience/publish-flow.ts'
import { pagesQuery } from '../../entities/experience/queries.ts'
import { itemsQuery, rememberSlide } from '../../entities/slide/queries.ts'
import { type SavedSlide, savedSlide } from '../../entities/slide/document/slide-document.ts'
import type { Api } from '../../lib/api/api.ts'
import type { Device } from '../../lib/drafts/device.ts'
import { tellSaved } from '../../lib/drafts/saved-elsewhere.ts'
import type { DraftStore } from '../../lib/drafts/store/draft-store.ts'
import type { OpenDocument } from '../../lib/editing/open-document.ts'
import { type Plan, planPublishing } from './plan.ts'
import { outcomeOf, publishBody, publishedDrafts, type PublishOutcome, sentSlides } from './publish-app.ts'

interface PublisherOptions {
  api: Api
  client: QueryClient
  accountId: string
  device: Device
  store: DraftStore
  experienceId: string
  open: OpenEditor
}

/** What is about to be published, and what it is compared with. */
export interface Loaded {
  page: Page
  library: Library
  changes: Changes
  plan: Plan
}

/** CHOICE: the open editor asks which version to keep. CHANGED: the plan is another one by now; it was not sent. */
export type PublishResult =
  | Exclude<PublishOutcome, { status: 'CONFLICT' }>
  | { status: 'CHANGED' }
  | { status: 'CHOICE' }

const MOST_MERGES = 5 // in one publishing: someone else keeps saving

/** The edits on the screen of a slide's editor, and all that are stored of it; undefined when there are none. */
function openChange(open: OpenDocument<Slide, SavedSlide>, stored: Changes): SlideChange | undefined {
  const { document, saved } = open.now()
  if (isSameData(document, savedSlide(saved))) return undefined
  const { targetId } = open
  const here = { isUnclear: false, isOwnDevice: true, deviceName: '', updatedAt: Date.now(), remote: [], local: [] }
  const all = stored.slides.find((change) => change.targetId === targetId)?.all ?? { remote: [], local: [] }
  return { targetId, document, saved, ...here, all }
}

/** Publishes one app with all of its drafts; merges what somebody else saved meanwhile. */
export function createPublisher(options: PublisherOptions) {
  const { api, client, accountId, device, store, experienceId, open } = options

  async function load(): Promise<Loaded> {
    const { page, library } = await loadApp(options, experienceId)
    const onScreen = open.app?.now().document
    const itemIds = onScreen?.experienceItems ?? page.experienceItems
    const stored = await collectChanges({ api, accountId, device, store }, { page, itemIds, library })
    const own = open.slide && openChange(open.slide, stored)
    const others = stored.slides.filter(({ targetId }) => targetId !== open.slide?.targetId)
    const changes = { ...stored, slides: own ? [...others, own] : others }
    const document = onScreen ?? stored.app?.document ?? documentOf(page)
    return { page, library, changes, plan: planPublishing(page, document, changes, library) }
  }

  /** Puts what the server stored into the cached lists. */
  function remember(page: Page | undefined, views: readonly View[], items: readonly ExperienceItem[]): void {
    if (page)
      client.setQueryData(pagesQuery(api).queryKey, (all) =>
        all?.map((one) => (one.experienceId === experienceId ? page : one)),
      )
    for (const item of items) rememberSlide(client, api, item, null)
    const known = client.getQueryData(itemsQuery(api).queryKey) ?? []
    for (const view of views) {
      const item = known.find(({ viewId }) => viewId === view.viewId)
      if (item) rememberSlide(client, api, item, view)
    }
  }

  function adopt(plan: Plan, { updatedPage, views, items }: Extract<PublishOutcome, { status: 'PUBLISHED' }>): void {
    open.app?.stored(plan.document, updatedPage)
    remember(updatedPage, views, items)
    for (const { targetId, document, saved, local } of sentSlides(plan)) {
      const item = items.find(({ experienceItemId }) => experienceItemId === targetId) ?? saved.item
      const view = views.find(({ viewId }) => viewId === saved.view.viewId) ?? saved.view
      if (targetId === open.slide?.targetId) open.slide.stored(document, { item, view })
      // What stays is found to be saved when its editor is next opened.
      for (const { key, sequence } of local) void store.remove(key, sequence).catch(() => undefined)
      tellSaved(targetId)
    }
    void client.invalidateQueries({ queryKey: CHANGES_KEY })
    void client.invalidateQueries({ queryKey: itemsQuery(api).queryKey })
  }

  /** Somebody saved a document meanwhile. False when the open editor asks what to keep. */
  function merge(plan: Plan, { targetId, current }: Extract<PublishOutcome, { status: 'CONFLICT' }>): boolean {
    if ('pageName' in current) {
      remember(current, [], [])
      return open.app?.collided(plan.document, current) ?? true
    }
    const sent = sentSlides(plan).find((change) => change.targetId === targetId)
    if ('itemName' in current) remember(undefined, [], [current])
    else remember(undefined, [current], [])
    if (!sent || targetId !== open.slide?.targetId) return true
    const saved = 'itemName' in current ? { ...sent.saved, item: current } : { ...sent.saved, view: current }
    return open.slide.collided(sent.document, saved)
  }

  /** The call as a mutation, so that a failure is logged as all others are (spec §8). */
  const asMutation = <Answer>(name: string, call: () => Promise<Answer>): Promise<Answer> =>
    client
      .getMutationCache()
      .build(client, { mutationKey: ['experiences', name], mutationFn: call, networkMode: 'always' })
      .execute(undefined)

  async function publish({ page, plan }: Loaded, merges = 0): Promise<PublishResult> {
    const body = { ...publishBody(page, plan), drafts: publishedDrafts(plan) }
    const outcome = await outcomeOf(() => asMutation('publish', () => api.experiences.publish(body)))
    if (outcome.status === 'FAILED') return outcome
    if (outcome.status === 'PUBLISHED') {
      adopt(plan, outcome)
      return outcome
    }
    if (!merge(plan, outcome)) return { status: 'CHOICE' }
    const next = await load()
    const isSame = sentSlides(next.plan).length === sentSlides(plan).length
    return isSame && merges < MOST_MERGES ? publish(next, merges + 1) : { status: 'CHANGED' }
  }

  /** The plan with a change of the app, which its open editor shows as an edit. */
  function choose(loaded: Loaded, make: (document: ExperienceDocument) => ExperienceDocument): Loaded {
    const { page, library, changes, plan } = loaded
    const document = make(plan.document)
    if (document === plan.document) return loaded
    open.app?.edit(document)
    return { ...loaded, plan: planPublishing(page, document, changes, library) }
  }

  /** Publishes all of this by itself, later. What somebody saved meanwhile is fetched. */
  async function schedule({ page, plan }: Loaded, publishAt: string): Promise<PublishOutcome> {
    const body = { ...publishBody(page, plan), drafts: publishedDrafts(plan), publishAt }
    const outcome = await outcomeOf(async () => {
      const send = () => api.experiences.schedulePublishing(body)
      const { updatedPage } = await asMutation('schedulePublishing', send)
      return { updatedPage, views: [], items: [] }
    })
    if (outcome.status === 'PUBLISHED') remember(outcome.updatedPage, [], [])
    if (outcome.status === 'CONFLICT') merge(plan, outcome)
    return outcome
  }

  return { choose, load, publish, schedule }
}
