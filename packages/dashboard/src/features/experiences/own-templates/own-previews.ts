import type { AppTemplate, TemplateSlide } from '@taplet/contract'
import { type Slide, slide } from '@taplet/slides/schema'
import { changeTheme, type Look, looks } from '@taplet/slides/themes'
import type { MediaLookup } from '@taplet/slides/schema'
import { language } from '../../../lib/text.ts'
import type { AppPreview } from '../create/app-preview.ts'

/** Looks that a template is shown in beside its own. */
const OTHERS = 4

type Content = NonNullable<TemplateSlide['slide']>

/** A slide that shows a website or a product: its name, in the style of the slide before. */
const named = (itemName: string, { viewMetadata }: Partial<Content>): Partial<Content> => ({
  ...(viewMetadata && { viewMetadata }),
  // variant-name: content, as a merchant would write it
  widgets: [{ widgetId: 'name', widgetType: 'TEXT_BOX', widgetData: { text: itemName } as never }], // the schema fills in the rest
})

function slidesOf({ templateId, theme, slides }: AppTemplate, look: Look | undefined): AppPreview['slides'] {
  let before: Partial<Content> = {}
  return slides.map(({ itemName, slide: content }, index) => {
    before = content ?? named(itemName, before)
    const whole: Slide = slide.parse({ ...before, viewId: `${templateId}-${index}`, viewName: itemName })
    return { itemName, slide: look ? changeTheme(whole, theme ?? undefined, look.theme) : whole }
  })
}

/** Returns a template of the account as it was saved, in the middle, and in other looks beside it. */
export function ownPreviews(template: AppTemplate, media: MediaLookup): AppPreview[] {
  const { templateId } = template
  const preview = (look: Look | undefined): AppPreview => ({
    id: `${templateId}-${look?.id ?? 'own'}`,
    name: look ? look.name(language) : template.name,
    theme: look?.theme ?? template.theme ?? undefined,
    slides: slidesOf(template, look),
    media,
    finish: () => ({ own: { templateId, ...(look && { theme: look.theme }) } }),
  })
  const others = looks.filter(({ id }) => id !== template.theme?.lookId).slice(0, OTHERS)
  return [...others.slice(0, OTHERS / 2), undefined, ...others.slice(OTHERS / 2)].map(preview)
}
