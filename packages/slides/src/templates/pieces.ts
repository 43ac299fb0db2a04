import type { z } from 'zod'
import type { LinkType } from '../social-links/networks.ts'
import { stockTable } from '../stock/stock-table.ts'
import type { backgroundMedia } from '../slide/slide-schema.ts'
import type { TemplateWidget } from './define-template.ts'

type Input<T extends TemplateWidget['widgetType']> = Extract<TemplateWidget, { widgetType: T }>['widgetData']
type TextStyle = NonNullable<Input<'TEXT_BOX'>['metadata']>
type ImageStyle = NonNullable<Input<'IMAGE'>['metadata']>
type StockId = (typeof stockTable)[number]['id']

/** Text that most people keep. */
export const text = (words: string, metadata: TextStyle, detail = ''): TemplateWidget => ({
  widgetType: 'TEXT_BOX',
  widgetData: { text: words, detail, metadata },
})

/** Text that the merchant writes; visitors see nothing of it until then. */
export const ask = (placeholder: string, metadata: TextStyle, detailPlaceholder = ''): TemplateWidget => ({
  widgetType: 'TEXT_BOX',
  widgetData: { placeholder, detailPlaceholder, metadata },
})

/** A picture that the merchant chooses. */
export const slot = (placeholder: string, metadata: ImageStyle): TemplateWidget => ({
  widgetType: 'IMAGE',
  widgetData: { placeholder, metadata },
})

/** The slide's primary button; its address is still missing. */
export const action = (linkText: string, spacing = 22): TemplateWidget => ({
  widgetType: 'LINK',
  widgetData: { linkText, spacing },
})

/** A secondary button. */
export const button = (linkText: string, spacing = 10): TemplateWidget => ({
  widgetType: 'LINK',
  widgetData: { linkText, spacing, emphasis: 'QUIET' },
})

export const social = (linkType: LinkType): TemplateWidget => ({ widgetType: 'SOCIAL_LINK', widgetData: { linkType } })

export const signUp = (form: Input<'NEWSLETTER_SIGN_UP'>): TemplateWidget => ({
  widgetType: 'NEWSLETTER_SIGN_UP',
  widgetData: form,
})

export const reviewForm = (form: Input<'REVIEW_FORM'>): TemplateWidget => ({
  widgetType: 'REVIEW_FORM',
  widgetData: form,
})

/** A stock background from edge to edge; `focus` is the % from the top that stays in view on short screens. */
export function stock(id: StockId, focus = 50): z.input<typeof backgroundMedia> {
  const found = stockTable.find((one) => one.id === id)
  return { type: 'IMAGE', url: found?.url ?? '', color: found?.ground ?? '#FFFFFF', focalPoint: { x: 50, y: focus } }
}
