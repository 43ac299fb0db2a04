import { createExploreCommands } from '../features/explore/admin-commands/explore-commands.ts'
import type { Database } from '../platform/db/database.ts'
import * as store from './store.ts'

const NAME = 'demo-explore'
const DEMO_EXPLORE_LOCK = 7_261_064 // arbitrary but constant

/** Apps by their addresses; the very first is the pick of the week. */
const groups = [
  { name: 'Worth a visit', apps: ['ofelia', 'tern-and-tide', 'juno-marsh', 'hello-taplet'] },
  { name: 'On stage', apps: ['vela-noor', 'pollen'] },
]
const ours = new Set(groups.map(({ name }) => name))

/** Groups the demo apps on the explore list, once, and only where the operator has no groups. */
export async function seedExplore({ db, origin }: { db: Database; origin: string }): Promise<void> {
  await store.exclusively(DEMO_EXPLORE_LOCK, db, async () => {
    if ((await store.findOrigin(NAME, db)) !== undefined) return
    const admin = createExploreCommands(db)
    const there = await admin.listGroups()
    if (there.every(({ name }) => ours.has(name))) await storeGroups(admin, new Set(there.map(({ name }) => name)))
    await store.markDone(NAME, origin, db)
  })
}

/** `there`: groups of an earlier start that was killed half-way. */
async function storeGroups(admin: ReturnType<typeof createExploreCommands>, there: ReadonlySet<string>): Promise<void> {
  const featured = new Set((await admin.listFeatured()).map((app) => app.path))
  for (const { name, apps } of groups) {
    if (!there.has(name)) await admin.addGroup(name)
    // Another account may have had that name before, or the demo was deleted.
    for (const path of apps) if (featured.has(path)) await admin.feature(path, { group: name })
  }
}
