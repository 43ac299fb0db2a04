import { createExploreCommands } from '../features/explore/admin-commands/explore-commands.ts'
import type { Database } from '../platform/db/database.ts'
import * as store from './store.ts'

const NAME = 'demo-explore'
const DEMO_EXPLORE_LOCK = 7_261_024 // any constant of ours

/** Apps by their addresses; the first of all is the pick of the week. */
const groups = [
  { name: 'Worth a visit', apps: ['ofelia', 'tern-and-tide', 'juno-marsh', 'hello-taplet'] },
  { name: 'On stage', apps: ['vela-noor', 'pollen'] },
]
const ours = new Set(groups.map(({ name }) => name))

/** Puts the demo apps into groups on the explore list, once, and only where the operator has made none. */
export async function seedExplore({ db, origin }: { db: Database; origin: string }): Promise<void> {
  await store.exclusively(DEMO_EXPLORE_LOCK, db, async () => {
    if ((await store.findOrigin(NAME, db)) !== undefined) return
    const admin = createExploreCommands(db)
    const there = await admin.listGroups()
    if (there.every(({ name }) => ours.has(name))) await storeGroups(admin, new Set(there.map(({ name }) => name)))
    await store.markDone(NAME, origin, db)
  })
}

/** `there`: made by a start that was killed half-way. */
async function storeGroups(admin: ReturnType<typeof createExploreCommands>, there: ReadonlySet<string>): Promise<void> {
  const featured = new Set((await admin.listFeatured()).map((app) => app.path))
  for (const { name, apps } of groups) {
    if (!there.has(name)) await admin.addGroup(name)
    // Somebody here may have had that name before, or the demo is not there any more.
    for (const path of apps) if (featured.has(path)) await admin.feature(path, { group: name })
  }
}
