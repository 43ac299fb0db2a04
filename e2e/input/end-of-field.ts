import type { Locator } from '@playwright/test'

const EDGE = 4 // px

/** Returns where in a field to click so that the caret is after its value. */
export async function endOfField(field: Locator): Promise<{ x: number; y: number }> {
  await field.scrollIntoViewIfNeeded()
  const box = await field.boundingBox()
  if (!box) throw new Error(`Nothing to be seen of ${field.toString()}`)
  return { x: box.width - EDGE, y: box.height - EDGE }
}
