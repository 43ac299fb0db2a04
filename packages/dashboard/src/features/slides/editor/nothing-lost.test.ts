import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { runStory } from '../../../testing/lost-edits/run-story.ts'

const RUNS = 500

it('ends with every edit that anyone made, however tabs died and the network dropped, repeated and reordered', {
  timeout: 120_000,
}, async () => {
  for (let seed = 1; seed <= RUNS; seed++) {
    const { stored, meant, unsaved, draftsLeft } = await runStory(seed)
    expect({ seed, stored, unsaved, draftsLeft }).toEqual({ seed, stored: meant, unsaved: 0, draftsLeft: 0 })
  }
})
