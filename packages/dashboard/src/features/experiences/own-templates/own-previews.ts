import type { AppTemplate, Brand, TemplateSlide } from '@taplet/contract'
import { isSameData } from '@taplet/slides/edits'
import { type MediaLookup, renaming, type Slide, slide, withWords } from '@taplet/slides/schema'
import { changeTheme, type Look, looks } from '@taplet/slides/themes'
import { brandLook } from '../../../entities/brand/brand-look.ts'
import { language } from '../../../lib/text.ts'
import { type AppPreview, fromTheMiddle } from '../create/app-preview.ts'

/** Looks that a template is shown in beside its own. */
const OTHERS = 4

type Content = NonNullable<TemplateSlide['slide']>

/** A slide that shows a website or a product: its name, in the style of the slide before. */
const inPlaceOf = (itemName: string, { viewMetadata }: Partial<Content>): Partial<Content> => ({
  ...(viewMetadata && { viewMetadata }),
  // variant-name: content, as a merchant would write it
  widgets: [{ widgetId: 'name', widgetType: 'TEXT_BOX', widgetData: { text: itemName } as never }], // the schema fills in the rest
})

function slidesOf(
  { templateId, theme, slides }: AppTemplate,
  look: Look | undefined,
  rename: (text: string) => string,
): AppPreview['slides'] {
  let before: Partial<Content> = {}
  return slides.map(({ itemName, slide: content }, index) => {
    before = content ?? inPlaceOf(itemName, before)
    const whole: Slide = slide.parse({ ...before, viewId: `${templateId}-${index}`, viewName: itemName })
    const named = { ...whole, widgets: withWords(whole.widgets, rename) }
    return { itemName, slide: look ? changeTheme(named, theme ?? undefined, look.theme) : named }
  })
}

/**
 * Returns a template of the account under a name: in the look that it was saved in, in the middle, and in others beside
 * it, that of the brand first.
 */
export function ownPreviews(template: AppTemplate, name: string, media: MediaLookup, brand?: Brand): AppPreview[] {
  const { templateId, theme } = template
  const rename = renaming(template.pageName, name)
  const preview = (look: Look | undefined): AppPreview => ({
    id: `${templateId}-${look?.id ?? 'own'}`,
    name: look ? look.name(language) : template.name,
    action: look ? 'start:withLook' : 'start:withTemplate',
    theme: look?.theme ?? theme ?? undefined,
    slides: slidesOf(template, look, rename),
    media,
    finish: () => ({ own: { templateId, ...(look && { theme: look.theme }) } }),
  })
  const ofBrand = brand ? [brandLook(brand)].filter((look) => !isSameData(look.theme, theme)) : []
  const others = [...ofBrand, ...looks.filter(({ id }) => id !== theme?.lookId)].slice(0, OTHERS)
  return fromTheMiddle([undefined, ...others]).map(preview)
}
