import type { Page } from '@taplet/contract'
import type { Session } from './sign-in.ts'

const NAME = 'bench-story'

const text = (widgetId: string, words: string, textSize: number) => ({
  widgetId,
  widgetType: 'TEXT_BOX' as const,
  widgetData: { text: words, metadata: { textSize } },
})
const link = (widgetId: string) => ({
  widgetId,
  widgetType: 'LINK' as const,
  widgetData: { linkValue: 'https://example.com/menu', linkText: 'See the menu' },
})
const social = (widgetId: string, linkType: 'instagram' | 'phonecall', linkUsername: string) => ({
  widgetId,
  widgetType: 'SOCIAL_LINK' as const,
  widgetData: { linkType, linkUsername },
})
const image = (widgetId: string, imageUrl: string) => ({
  widgetId,
  widgetType: 'IMAGE' as const,
  widgetData: { imageUrl, altText: 'A cup of coffee' },
})

/** The story of the size budget: seven slides, a picture behind each, and what merchants put on them. */
const slidesWith = (picture: string) => [
  [text('a', 'Ofelia', 96), text('b', 'Coffee, butter and the good window seat. Open until five.', 19), link('c')],
  [text('a', 'Today', 58), text('b', 'Morning croissant\t3.20\nCardamom knot\t3.80\nFlat white\t3.60', 22)],
  [text('a', 'How we pour', 42), text('b', 'Slowly, and never twice over the same grounds.', 22)],
  [image('a', picture), text('b', 'Iced rhubarb tonic', 33)],
  [text('a', 'From the oven', 33), image('b', picture), link('c')],
  [text('a', 'Corner of Lind and Fourth', 42), link('b')],
  [text('a', 'Stay close', 42), social('b', 'instagram', 'ofelia'), social('c', 'phonecall', '+351215550148')],
]

/** Publishes the story once for the demo account, with pictures of the demo apps; later calls return the same one. */
export async function publishSevenSlides({ api }: Session, demoPath: string): Promise<Page> {
  const { pages } = await api.experiences.getAll()
  const present = pages.find((page) => page.fullPagePath === NAME)
  if (present) return present
  const { experience } = await api.experiences.fetchByPath({ path: demoPath })
  const pictures = Object.entries(experience.media).flatMap(([url, { kind }]) => (kind === 'IMAGE' ? [url] : []))
  const contents = slidesWith(pictures[0] ?? '')
  const experienceItems: string[] = []
  for (const [index, widgets] of contents.entries()) {
    const { body } = await api.slides.createItem({ itemName: `Bench ${index + 1}`, websiteUrl: '' })
    const viewId = body.updatedView?.viewId ?? ''
    const backgroundMedia = { type: 'IMAGE' as const, url: pictures[index % pictures.length] ?? '', color: '#CF3F27' }
    const viewMetadata = { backgroundMedia, theme: { ink: '#FFF4E2' }, anchor: 'FOOT' as const }
    await api.slides.updateView({ viewId, viewMetadata, widgets })
    experienceItems.push(body.newExperienceItem.experienceItemId)
  }
  const saved = await api.experiences.update({
    rootPageId: NAME,
    fullPagePath: NAME,
    pageName: 'Ofelia',
    description: 'Coffee, butter and the good window seat.',
    experienceItems,
  })
  return saved.updatedPage
}
