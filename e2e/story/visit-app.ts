import { z } from 'zod'
import { PORT } from '../server.ts'
import { askDatabase } from './ask-database.ts'
import { call, openAccountCalls } from './open-account.ts'

const slide = z.object({
  body: z.object({ newExperienceItem: z.object({ viewId: z.string(), experienceItemId: z.string() }) }),
})

/** The target of the last slide. */
export const MENU = `http://127.0.0.1:${PORT}/ofelia`
const TEXT = { widgetType: 'TEXT_BOX', widgetData: { text: 'Harbour kitchen' } }
const SLIDES = [
  { itemName: 'Welcome', widget: { widgetId: 'words', ...TEXT } },
  {
    itemName: 'Letters',
    widget: { widgetId: 'letters', widgetType: 'NEWSLETTER_SIGN_UP', widgetData: { prompt: 'One letter a month' } },
  },
  {
    itemName: 'Menu',
    widget: { widgetId: 'menu', widgetType: 'LINK', widgetData: { linkValue: MENU, linkText: 'See the menu' } },
  },
]

/** Publishes an app of text, a newsletter sign-up and a link. Returns the ids of its slides. */
export async function openVisitApp(path: string): Promise<string[]> {
  const { api } = await openAccountCalls(path)
  const experienceItems: string[] = []
  for (const { itemName, widget } of SLIDES) {
    const { newExperienceItem } = (await call(api, '/experienceItems/create', { itemName }, slide)).body
    await call(
      api,
      '/updateView',
      { viewId: newExperienceItem.viewId, viewName: itemName, widgets: [widget] },
      z.unknown(),
    )
    experienceItems.push(newExperienceItem.experienceItemId)
  }
  const app = { rootPageId: path, fullPagePath: path, pageName: 'Harbour kitchen', experienceItems }
  await call(api, '/updatePage', app, z.unknown())
  await api.dispose()
  return experienceItems
}

const visits = z.array(
  z.object({
    tag_id: z.string().nullable(),
    source: z.string(),
    referrer: z.string().nullable(),
    verdict: z.string(),
    signs: z.array(z.string()),
    has_guest: z.boolean(),
  }),
)
const events = z.array(
  z.object({
    type: z.string(),
    item_id: z.string(),
    widget_id: z.string().nullable(),
    value: z.number().nullable(),
  }),
)

/** Returns what is stored of an app's visitors, the earliest first. */
export async function visitsOf(path: string): Promise<z.output<typeof visits>> {
  const rows = await askDatabase(
    `select tag_id, source, referrer, verdict, signs, guest is not null as has_guest
     from hits join experiences e using (experience_id) where e.path = $1 and verdict in ('HUMAN', 'DUPLICATE') order by at`,
    [path],
  )
  return visits.parse(rows)
}

/** Returns the events of an app's visits as `type slide widget value`, slides by their position, times left out. */
export async function eventsOf(path: string, items: readonly string[]): Promise<string[]> {
  const rows = await askDatabase(
    `select v.type, v.item_id, v.widget_id, v.value from visit_events v join experiences e using (experience_id)
     where e.path = $1 order by v.visit_at, v.event_id`,
    [path],
  )
  return events.parse(rows).map(({ type, item_id, widget_id, value }) => {
    const parts = [type, items.indexOf(item_id) + 1, widget_id, type === 'DWELL' ? null : value]
    return parts.filter((part) => part !== null).join(' ')
  })
}
