import type { Locator } from '@playwright/test'
import { boxOf, middleOf } from './middle-of.ts'

/** From where to where the grip of a tile is dragged, so that the tile comes to the place of its neighbour. */
export async function tilePath(tile: Locator, neighbour: Locator) {
  const grip = tile.getByRole('button', { name: /^Move slide/ })
  await neighbour.scrollIntoViewIfNeeded()
  await grip.scrollIntoViewIfNeeded()
  const [own, goal] = [await boxOf(tile), await boxOf(neighbour)]
  const from = await middleOf(grip)
  return { from, to: { x: from.x + goal.x - own.x, y: from.y } }
}
