import type { Locator } from '@playwright/test'

/** Returns the box of an element on the screen, if it is visible there. */
export async function boxOf(target: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await target.boundingBox()
  if (!box) throw new Error(`Nothing to be seen of ${target.toString()}`)
  return box
}

/** Returns where to press an element once it is in view, and where its edge is. */
export async function middleOf(target: Locator): Promise<{ x: number; y: number; top: number }> {
  await target.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await boxOf(target)
  return { x: x + width / 2, y: y + height / 2, top: y }
}
