import type { Session } from '../taplet/sign-in.ts'

const SLIDES = 50
const WIDGETS = 20

const text = (index: number) => ({
  widgetId: `w${index}`,
  widgetType: 'TEXT_BOX' as const,
  widgetData: { text: `Morning croissant ${index}\t3.20`, detail: 'Twenty-seven layers', metadata: { textSize: 18 } },
})
const link = (index: number) => ({
  widgetId: `w${index}`,
  widgetType: 'LINK' as const,
  widgetData: { linkValue: 'https://example.com/menu', linkText: `See the menu ${index}` },
})
const widgetsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => (index % 5 === 4 ? link(index) : text(index)))

async function addSlide({ api }: Session, name: string, count: number): Promise<string> {
  const { body } = await api.slides.createItem({ itemName: name, websiteUrl: '' })
  await api.slides.updateView({ viewId: body.updatedView?.viewId ?? '', widgets: widgetsOf(count) })
  return body.newExperienceItem.experienceItemId
}

export interface Crowd {
  /** A slide's entry in the library, by how many widgets stand on it. */
  slides: ReadonlyMap<number, string>
  /** 50 slides of 20 widgets each. */
  crowd: readonly string[]
  count: number
}

/** Adds 50 slides of 20 widgets to the demo account, and one slide of each of these counts. */
export async function crowdAccount(session: Session, counts: readonly number[]): Promise<Crowd> {
  const slides = new Map<number, string>()
  for (const count of counts) slides.set(count, await addSlide(session, `Bench of ${count}`, count))
  const crowd: string[] = []
  for (let index = 0; index < SLIDES; index++) crowd.push(await addSlide(session, `Bench crowd ${index}`, WIDGETS))
  const { body } = await session.api.slides.getAllItems({})
  return { slides, crowd, count: body.experienceItems.length }
}
