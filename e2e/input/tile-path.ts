import type { Locator } from '@playwright/test'
import { boxOf, middleOf } from './middle-of.ts'

/** Waits until the strip has stopped scrolling. */
async function atRest(tile: Locator): Promise<void> {
  for (let before = Number.NaN, now = (await boxOf(tile)).x; now !== before; now = (await boxOf(tile)).x) {
    before = now
    await tile.page().waitForTimeout(150)
  }
}

/** Returns the path of a drag that moves a tile to the place of its neighbour. */
export async function tilePath(tile: Locator, neighbour: Locator) {
  const grip = tile.getByRole('button', { name: /^Move slide/ })
  await grip.scrollIntoViewIfNeeded()
  // Both are in view, as for a person: held at the edge, the strip would keep scrolling.
  await neighbour.evaluate((element) => element.scrollIntoView({ inline: 'start', block: 'nearest' }))
  await atRest(tile)
  const [own, goal] = [await boxOf(tile), await boxOf(neighbour)]
  const from = await middleOf(grip)
  return { from, to: { x: from.x + goal.x - own.x, y: from.y } }
}
