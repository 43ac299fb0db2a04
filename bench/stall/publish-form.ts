import type { Session } from '../taplet/sign-in.ts'

const NAME = 'bench-form'

/** Publishes an app with a form for reviews. Returns the app and where in it the form is. */
export async function publishForm({ api }: Session) {
  const { body } = await api.slides.createItem({ itemName: 'Say it' })
  const { experienceItemId, viewId } = body.newExperienceItem
  const form = { widgetId: 'reviews', widgetType: 'REVIEW_FORM' as const, widgetData: {} }
  await api.slides.updateView({ viewId: String(viewId), widgets: [form] })
  const { updatedPage } = await api.experiences.update({
    rootPageId: NAME,
    fullPagePath: NAME,
    pageName: 'Bench',
    experienceItems: [experienceItemId],
  })
  return {
    experienceId: updatedPage.experienceId,
    place: { fullPagePath: NAME, experienceItemId, widgetId: form.widgetId },
  }
}
