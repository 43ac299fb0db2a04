import type { Widget } from '@taplet/slides/schema'
import type { TestApp } from '../../../testing/start-test-app.ts'

// Only part of the data is given: the schema fills in the rest.
export const reviewForm = (data: object = {}): Widget => ({
  widgetId: 'reviews',
  widgetType: 'REVIEW_FORM',
  widgetData: data as never,
})
export const signUpForm = (data: object = {}): Widget => ({
  widgetId: 'news',
  widgetType: 'NEWSLETTER_SIGN_UP',
  widgetData: data as never,
})

/** Creates an account with an instant app whose one slide has these widgets. */
export async function aShop(app: TestApp, path: string, widgets: Widget[]) {
  const account = await app.anAccount(200)
  const { body } = await account.api.slides.createItem({ itemName: 'Slide' })
  const { experienceItemId, viewId } = body.newExperienceItem
  await account.api.slides.updateView({ viewId: String(viewId), widgets })
  const { updatedPage: page } = await account.api.experiences.update({
    rootPageId: path,
    fullPagePath: path,
    pageName: `Café ${path}`,
    experienceItems: [experienceItemId],
  })
  const place = (widgetId: string) => ({ fullPagePath: path, experienceItemId, widgetId })
  return { account, page, itemId: experienceItemId, place }
}
export type Shop = Awaited<ReturnType<typeof aShop>>
