import type { MediaUse } from '@taplet/contract'
import type { Database } from '../../platform/db/database.ts'
import { readSlide } from './read-slide.ts'
import { slideMedia } from './slide-media.ts'
import * as store from './store.ts'

/** Returns which of the account's slides and instant apps show which files. */
export async function mediaUses(db: Database, accountId: string): Promise<MediaUse[]> {
  const [views, items, apps] = await Promise.all([
    store.listViews(accountId, db),
    store.listItems(accountId, db),
    store.listApps(accountId, db),
  ])
  const appNames = new Map(apps.map((app) => [app.experience_id, app.name]))
  const uses = new Map<string, MediaUse>()
  const useOf = (url: string): MediaUse => {
    const use = uses.get(url) ?? { url, slides: [], apps: [] }
    uses.set(url, use)
    return use
  }
  const addApp = ({ apps: known }: MediaUse, experienceId: string): void => {
    const name = appNames.get(experienceId)
    if (name !== undefined && !known.some((app) => app.experienceId === experienceId))
      known.push({ experienceId, name })
  }
  for (const app of apps)
    for (const url of [app.cover_image_url, app.social_image_url]) if (url) addApp(useOf(url), app.experience_id)
  for (const view of views) {
    const shownBy = items.filter((item) => item.view_id === view.view_id)
    for (const url of slideMedia([readSlide(view)])) {
      const use = useOf(url)
      use.slides.push({ viewId: view.view_id, name: shownBy[0]?.name ?? view.name })
      for (const experienceId of shownBy.flatMap((item) => item.used_in)) addApp(use, experienceId)
    }
  }
  return [...uses.values()]
}
