import type { Locator } from '@playwright/test'

const EDGE = 4 // px

/** Where in a field to press so that the caret stands behind what it holds. */
export async function endOfField(field: Locator): Promise<{ x: number; y: number }> {
  await field.scrollIntoViewIfNeeded()
  const box = await field.boundingBox()
  if (!box) throw new Error(`Nothing to be seen of ${field.toString()}`)
  return { x: box.width - EDGE, y: box.height - EDGE }
}
