import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { runStory } from '../../../testing/lost-edits/run-story.ts'

/** More, or different, runs by environment: `LOST_RUNS=3000 LOST_SEED=501`. */
const RUNS = Number(process.env['LOST_RUNS'] ?? 500)
const FIRST_SEED = Number(process.env['LOST_SEED'] ?? 1)
const MS_FOR_A_RUN = 240

it('an edited slide ends with every edit that anyone made, however tabs died and the network dropped, repeated and reordered', {
  timeout: RUNS * MS_FOR_A_RUN,
}, async () => {
  for (let seed = FIRST_SEED; seed < FIRST_SEED + RUNS; seed++) {
    const { stored, meant, unsaved, draftsLeft } = await runStory(seed)
    expect({ seed, stored, unsaved, draftsLeft }).toEqual({ seed, stored: meant, unsaved: 0, draftsLeft: 0 })
  }
})
