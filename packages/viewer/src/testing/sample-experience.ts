import type { PublicExperience } from '@taplet/contract'
import { publicExperience } from '@taplet/contract/schemas'

const text = (id: string, content: string, textSize: number) => ({
  widgetId: id,
  widgetType: 'TEXT_BOX',
  widgetData: { text: content, metadata: { textSize } },
})
const link = (id: string) => ({
  widgetId: id,
  widgetType: 'LINK',
  widgetData: { linkValue: 'https://example.com/menu', linkText: 'See the menu' },
})
const social = (id: string, linkType: string, linkUsername: string) => ({
  widgetId: id,
  widgetType: 'SOCIAL_LINK',
  widgetData: { linkType, linkUsername },
})
const image = (id: string) => ({
  widgetId: id,
  widgetType: 'IMAGE',
  widgetData: { imageUrl: '/media/public/cup.webp', altText: 'A cup of coffee' },
})
const video = (id: string) => ({
  widgetId: id,
  widgetType: 'VIDEO',
  widgetData: { videoUrl: '/media/public/pour.mp4' },
})

const CONTENT = [
  [text('a', 'Ofelia', 96), text('b', 'Coffee, butter and the good window seat. Open until five.', 19), link('c')],
  [text('a', 'Today', 58), text('b', 'Morning croissant\t3.20\nCardamom knot\t3.80\nFlat white\t3.60', 22)],
  [text('a', 'How we pour', 42), video('b')],
  [image('a'), text('b', 'Iced rhubarb tonic', 33)],
  [text('a', 'From the oven', 33), image('b'), link('c')],
  [text('a', 'Corner of Lind and Fourth', 42), link('b')],
  [text('a', 'Stay close', 42), social('b', 'instagram', 'ofelia'), social('c', 'phonecall', '+15550100123')],
]

/** An app of seven slides with every type of widget and a picture behind each, as the size budget requires. */
export const sampleExperience = (changes: Partial<PublicExperience> = {}): PublicExperience => ({
  ...publicExperience.parse({
    fullPagePath: 'ofelia',
    pageName: 'Ofelia',
    description: 'Coffee, butter and the good window seat.',
    source: 'TAPLET',
    slides: CONTENT.map((widgets, index) => ({
      viewId: `v${index}`,
      experienceItemId: `item-${index}`,
      itemType: 'CUSTOM',
      title: '',
      viewMetadata: {
        backgroundMedia: { type: 'IMAGE', url: `/media/public/back-${index}.webp`, color: '#CF3F27' },
        theme: { ink: '#FFF4E2' },
        anchor: 'FOOT',
      },
      widgets,
    })),
    media: {},
  }),
  ...changes,
})
