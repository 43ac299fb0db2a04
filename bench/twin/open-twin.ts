import type { Browser, Locator, Page } from '@playwright/test'
import type { Taplet } from '../taplet/start-taplet.ts'
import { signIn } from '../taplet/sign-in.ts'

export interface OpenTwin {
  editor: Page
  /** Where the text of a widget is typed. */
  field: Locator
  phone: Page
}

const BEGINNING = 'Typed'

/** A slide with one text in the editor, and a phone that follows it. */
export async function openTwin(browser: Browser, taplet: Taplet): Promise<OpenTwin> {
  const { api } = await signIn(taplet)
  const { body } = await api.slides.createItem({ itemName: 'Followed' })
  const { experienceItemId, viewId } = body.newExperienceItem
  // Only the text is given: the schema fills in the rest.
  const widgets = [{ widgetId: 'text', widgetType: 'TEXT_BOX' as const, widgetData: { text: BEGINNING } as never }]
  await api.slides.updateView({ viewId: String(viewId), viewName: 'Followed', widgets })
  const laptop = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const editor = await laptop.newPage()
  await editor.goto(`${taplet.origin}/login`)
  await editor.getByLabel('Email or phone number').fill(taplet.signIn.email)
  await editor.getByLabel('Password', { exact: true }).fill(taplet.signIn.password)
  await editor.getByLabel('Password', { exact: true }).press('Enter')
  await editor.waitForURL(/\/app/)
  await editor.goto(`${taplet.origin}/app/experienceItems/${experienceItemId}`)
  await editor.getByRole('button', { name: 'On your phone' }).click()
  const address = new URL((await editor.getByTestId('twin-url').textContent()) ?? '')
  const pocket = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  const phone = await pocket.newPage()
  await phone.goto(taplet.origin + address.pathname)
  await phone.getByText(BEGINNING).waitFor()
  await editor.getByRole('button', { name: 'Done' }).click()
  await editor
    .getByRole('button', { name: new RegExp(`^${BEGINNING}`) })
    .first()
    .click()
  const field = editor.locator('textarea').first()
  await field.waitFor()
  return { editor, field, phone }
}
