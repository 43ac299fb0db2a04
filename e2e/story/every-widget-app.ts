import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { quartersPhoto } from '../fixtures.ts'
import { call, openAccountCalls } from './open-account.ts'

const made = z.object({
  body: z.object({ newExperienceItem: z.object({ viewId: z.string(), experienceItemId: z.string() }) }),
})
const uploaded = z.object({ media: z.object({ url: z.string() }) })

const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'
const LONG_TEXT =
  'The kiln opens at nine and whoever comes first chooses first, from the shelf or from the sand. '.repeat(8)
const text = (words: string, metadata: object = {}, more: object = {}) => ({
  widgetType: 'TEXT_BOX',
  widgetData: { text: words, metadata, ...more },
})
const link = (linkText: string, emphasis = 'FILLED') => ({
  widgetType: 'LINK',
  widgetData: { linkValue: 'https://example.com/menu', linkText, emphasis },
})
const social = (linkType: string, linkUsername: string) => ({
  widgetType: 'SOCIAL_LINK',
  widgetData: { linkType, linkUsername },
})

/**
 * A slide for each type of widget in its states, one of all types together, an empty one, and one longer than any
 * phone.
 */
const slidesWith = (picture: string): Record<string, object[]> => {
  const image = (metadata: object, altText = 'Four quarters') => ({
    widgetType: 'IMAGE',
    widgetData: { imageUrl: picture, altText, metadata },
  })
  const review = (data: object) => ({ widgetType: 'REVIEW_FORM', widgetData: { prompt: 'How was the boat?', ...data } })
  const letters = (data: object) => ({
    widgetType: 'NEWSLETTER_SIGN_UP',
    widgetData: { prompt: 'One letter', ...data },
  })
  return {
    Everything: [
      text('Harbour', { textSize: 72 }, { detail: 'Open until five' }),
      text('Herring roll\t4.50', { textSize: 20, hasRule: true }),
      image({ ratio: 'LANDSCAPE' }),
      { widgetType: 'VIDEO', widgetData: { videoUrl: '/media/nowhere.mp4', metadata: { orientation: 'LANDSCAPE' } } },
      link('Order for pick-up'),
      link('See the menu', 'QUIET'),
      social('instagram', 'larkcoffee'),
      social('email', 'rosa@example.com'),
    ],
    Words: [
      text(LONG_WORD, { textSize: 64 }),
      text(LONG_TEXT, { textSize: 16 }),
      text('On a ground\tof its own', { textSize: 18, fillColor: '#0E1A2B', textColor: '#FFFFFF' }),
      text('Half', { isHalf: true }),
      text('and half', { isHalf: true }),
      text('To both edges', { isBleeding: true, fillColor: '#FFE08A' }),
    ],
    Pictures: [
      image({ rotation: -8, width: 72 }),
      image({ isBleeding: true, ratio: 'LANDSCAPE' }),
      image({ linkUrl: 'https://example.com/menu' }, 'The menu'),
    ],
    Links: [
      link('See everything that comes out of the oven, and its prices', 'QUIET'),
      ...['facebook', 'instagram', 'linkedin', 'snapchat'].map((type) => social(type, 'larkcoffee')),
      social('phonecall', '+351215550148'),
    ],
    Reviews: [review({ asksText: 'REQUIRED', asksName: 'REQUIRED', asksPhoto: 'OPTIONAL' })],
    Letters: [letters({ asksName: 'OPTIONAL' })],
    Nothing: [],
  }
}

/** Publishes an app that holds every type of widget. */
export async function openEveryWidgetApp(path: string): Promise<APIRequestContext> {
  const { api } = await openAccountCalls(path)
  const data = (await quartersPhoto()).toString('base64')
  const photo = { filePath: 'public/quarters.jpg', fileType: 'image/jpeg', data }
  const { url } = (await call(api, '/media/upload', photo, uploaded)).media
  const experienceItems: string[] = []
  for (const [itemName, widgets] of Object.entries(slidesWith(url))) {
    const { viewId, experienceItemId } = (await call(api, '/experienceItems/create', { itemName }, made)).body
      .newExperienceItem
    const stored = widgets.map((widget, index) => ({ widgetId: `w${index}`, ...widget }))
    await call(api, '/updateView', { viewId, viewName: itemName, widgets: stored }, z.unknown())
    experienceItems.push(experienceItemId)
  }
  const app = { rootPageId: path, fullPagePath: path, pageName: 'Harbour tours', experienceItems }
  await call(api, '/updatePage', app, z.unknown())
  return api
}
