import type { Page } from '@playwright/test'
import type { Session } from '../taplet/sign-in.ts'

const PATIENCE_MS = 8000
export const PEOPLE = 2

/** The document that people edit in one editor, and how they edit it. */
export interface EditedDocument {
  path: string
  /** Visible once the editor can be used. */
  ready: string
  /** The fields of each person; two people never write into the same one. */
  fields: readonly (readonly string[])[]
  /** Writes into a field, as a person would. */
  write: (page: Page, field: string, value: string) => Promise<void>
  /** Adds a text of its own; absent where nothing can be added. */
  add?: (page: Page, value: string) => Promise<void>
  /** The state on the server: fields, and texts that were added. */
  stored: () => Promise<{ fields: Record<string, string>; added: string[] }>
  remove: () => Promise<unknown>
}

const TEXTS = 6
const words = (page: Page) => page.getByRole('textbox', { name: 'Words', exact: true })

async function writeText(page: Page, id: string, value: string): Promise<void> {
  const row = page.locator(`[data-row="${id}"]`)
  await row.click({ timeout: PATIENCE_MS })
  const before = await row.locator('b').innerText()
  // The form appears a moment after the row.
  await page.waitForFunction(
    ([title, place]) => document.querySelector<HTMLTextAreaElement>(`${place} textarea`)?.value === title,
    [before, '[data-place="form"]'] as const,
    { timeout: PATIENCE_MS, polling: 100 },
  )
  await words(page).fill(value, { timeout: PATIENCE_MS })
}

async function addText(page: Page, value: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Text' }).click({ timeout: PATIENCE_MS })
  await page.locator('[data-typing]').waitFor({ timeout: PATIENCE_MS })
  await page.keyboard.insertText(value)
  await page.keyboard.press('Escape')
}

/** A slide of six texts; each person has three of them. */
export async function newSlide({ api }: Session, run: number): Promise<EditedDocument> {
  const ids = Array.from({ length: TEXTS }, (_, index) => `w${index}`)
  const { body } = await api.slides.createItem({ itemName: `Kept ${run}` })
  const { experienceItemId } = body.newExperienceItem
  const viewId = body.updatedView?.viewId ?? ''
  const widgets = ids.map((widgetId) => ({
    widgetId,
    widgetType: 'TEXT_BOX' as const,
    widgetData: { text: `Beginning of ${widgetId}.` },
  }))
  await api.slides.updateView({ viewId, viewName: `Kept ${run}`, widgets })
  return {
    path: `/app/experienceItems/${experienceItemId}`,
    ready: '[data-row]',
    fields: Array.from({ length: PEOPLE }, (_, person) => ids.filter((_id, index) => index % PEOPLE === person)),
    write: writeText,
    add: addText,
    stored: async () => {
      const { views } = await api.slides.getAllViews()
      const texts = views
        .find((view) => view.viewId === viewId)
        ?.widgets.map(({ widgetId, widgetData }): [string, string] => [
          widgetId,
          'text' in widgetData ? widgetData.text : '',
        ])
      return {
        fields: Object.fromEntries(texts?.filter(([id]) => ids.includes(id)) ?? []),
        added: texts?.filter(([id]) => !ids.includes(id)).map(([, text]) => text) ?? [],
      }
    },
    remove: () => api.slides.deleteItem({ experienceItemId }),
  }
}

/** An instant app; one person writes its name, the other one its description. */
export async function newApp({ api }: Session, run: number): Promise<EditedDocument> {
  const path = `kept-${run}`
  const { body } = await api.slides.createItem({ itemName: `Kept in app ${run}` })
  const experienceItems = [body.newExperienceItem.experienceItemId]
  const address = { rootPageId: path, fullPagePath: path, pageName: `Kept ${run}` }
  const { updatedPage } = await api.experiences.update({ ...address, experienceItems })
  return {
    path: `/app/experiences/${updatedPage.experienceId}#tab=details`,
    ready: '[role="tabpanel"]',
    fields: [['Name'], ['Description']],
    write: async (page, field, value) => {
      const box = page.getByRole('textbox', { name: field, exact: true }).filter({ visible: true }).first()
      await box.fill(value, { timeout: PATIENCE_MS })
    },
    stored: async () => {
      const { pages } = await api.experiences.getAll()
      const page = pages.find(({ experienceId }) => experienceId === updatedPage.experienceId)
      return { fields: { Name: page?.pageName ?? '', Description: page?.description ?? '' }, added: [] }
    },
    remove: async () => {
      await api.experiences.delete({ rootPageId: path, fullPagePath: path })
      await api.slides.deleteItem({ experienceItemId: experienceItems[0] ?? '' })
    },
  }
}
