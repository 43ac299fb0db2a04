import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { call, openAccountCalls } from './open-account.ts'

const made = z.object({
  body: z.object({ newExperienceItem: z.object({ viewId: z.string(), experienceItemId: z.string() }) }),
})
const entries = z.object({
  entries: z.array(
    z.object({ id: z.string(), state: z.string(), text: z.string().optional(), email: z.string().optional() }),
  ),
})
export type InboxEntry = z.output<typeof entries>['entries'][number]

const SLIDES = [
  {
    itemName: 'Reviews',
    widgetType: 'REVIEW_FORM',
    widgetData: { prompt: 'How was the boat?', asksPhoto: 'OPTIONAL' },
  },
  { itemName: 'Letters', widgetType: 'NEWSLETTER_SIGN_UP', widgetData: { prompt: 'One letter a month' } },
]

/** A published app of two slides, a review form and a newsletter sign-up, and a client of its owner. */
export async function openFormApp(path: string): Promise<APIRequestContext> {
  const { api } = await openAccountCalls(path)
  const experienceItems: string[] = []
  for (const { itemName, ...widget } of SLIDES) {
    const { newExperienceItem } = (await call(api, '/experienceItems/create', { itemName }, made)).body
    const widgets = [{ widgetId: 'form', ...widget }]
    await call(api, '/updateView', { viewId: newExperienceItem.viewId, viewName: itemName, widgets }, z.unknown())
    experienceItems.push(newExperienceItem.experienceItemId)
  }
  const app = { rootPageId: path, fullPagePath: path, pageName: 'Harbour tours', experienceItems }
  await call(api, '/updatePage', app, z.unknown())
  return api
}

/** Returns the entries of the inbox. */
export async function inboxOf(api: APIRequestContext, kind: 'REVIEW' | 'SUBSCRIBER'): Promise<InboxEntry[]> {
  const response = await api.get(`/api/inbox?kind=${kind}`)
  return entries.parse(await response.json()).entries
}

/** Submits a review with a photo as a browser without script does, and approves it. */
export async function showReview(api: APIRequestContext, path: string, text: string, photo: Buffer): Promise<void> {
  const html = await (await api.get(`/${path}`)).text()
  const experienceItemId = /name="experienceItemId"[^>]* value="([^"]+)"/.exec(html)?.[1] ?? ''
  const picture = { name: 'seal.jpg', mimeType: 'image/jpeg', buffer: photo }
  const place = { fullPagePath: path, experienceItemId, widgetId: 'form' }
  const sent = await api.post('/api/forms/reviews', { multipart: { ...place, stars: 5, text, photo: picture } })
  if (!sent.ok()) throw new Error(`${sent.status()} ${await sent.text()}`)
  const ids = (await inboxOf(api, 'REVIEW')).map(({ id }) => id)
  await call(api, '/inbox/moderate', { ids, state: 'APPROVED' }, z.unknown())
}
