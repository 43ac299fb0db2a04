import { expect, type Page } from '@playwright/test'

/** Waits until nothing is left to save. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^(Save|Publish)$/ })).toBeDisabled()
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  await expect(page.getByText('Saving', { exact: true })).toHaveCount(0)
}
