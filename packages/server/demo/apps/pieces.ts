import type { WidgetType, widgetSchemas } from '@taplet/slides/schema'
import type { z } from 'zod'
import type { DemoSlide, DemoWidget } from '../demo-app.ts'

type Input<T extends WidgetType> = z.input<(typeof widgetSchemas)[T]['data']>
type TextStyle = NonNullable<Input<'TEXT_BOX'>['metadata']>
type ImageStyle = NonNullable<Input<'IMAGE'>['metadata']>
type VideoStyle = NonNullable<Input<'VIDEO'>['metadata']>
type Metadata = DemoSlide['view']['viewMetadata']
type Overlay = NonNullable<NonNullable<Metadata['backgroundMedia']>['overlay']>

export const slide = (name: string, viewMetadata: Metadata, widgets: DemoWidget[]): DemoSlide => ({
  name,
  view: { viewMetadata, widgets },
})

export const text = (words: string, metadata: TextStyle, detail = ''): DemoWidget => ({
  widgetType: 'TEXT_BOX',
  widgetData: { text: words, detail, metadata },
})

/** The slide's one action. */
export const action = (linkText: string, linkValue: string, spacing = 22): DemoWidget => ({
  widgetType: 'LINK',
  widgetData: { linkType: linkValue.includes('@') ? 'email' : 'customlink', linkValue, linkText, spacing },
})

export const social = (
  linkType: NonNullable<Input<'SOCIAL_LINK'>['linkType']>,
  linkUsername: string,
  linkText = '',
): DemoWidget => ({
  widgetType: 'SOCIAL_LINK',
  widgetData: { linkType, linkUsername, linkText },
})

export const image = (file: string, altText: string, metadata: ImageStyle): DemoWidget => ({
  widgetType: 'IMAGE',
  widgetData: { imageUrl: `asset:${file}`, altText, metadata },
})

export const video = (file: string, metadata: VideoStyle): DemoWidget => ({
  widgetType: 'VIDEO',
  widgetData: { videoUrl: `asset:${file}`, metadata },
})

export const reviewForm = (form: Input<'REVIEW_FORM'>): DemoWidget => ({ widgetType: 'REVIEW_FORM', widgetData: form })

export const signUp = (form: Input<'NEWSLETTER_SIGN_UP'>): DemoWidget => ({
  widgetType: 'NEWSLETTER_SIGN_UP',
  widgetData: form,
})

interface Ground {
  color: string
  /** % from the top that stays visible when a short screen crops the picture. */
  focus?: number
  overlay?: Overlay
}

/** A picture from edge to edge. */
export const pictureGround = (
  file: string,
  { color, focus = 0, overlay }: Ground,
): NonNullable<Metadata['backgroundMedia']> => ({
  type: file.endsWith('.mp4') ? 'VIDEO' : 'IMAGE',
  url: `asset:${file}`,
  color,
  focalPoint: { x: 50, y: focus },
  ...(overlay ? { overlay } : {}),
})

/** A gradient that rises from the bottom, in the background's colour. */
export const rising = (color: string, opacity = 100): Overlay => ({ color, opacity, shape: 'FOOT' })
