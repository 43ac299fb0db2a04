import type { AppTheme } from '../define/app-theme.ts'
import type { Widget } from '../registry/widgets/schemas.ts'
import type { Slide } from '../slide/slide-schema.ts'
import { wear } from '../themes/wear.ts'
import { slideFonts } from '../type/fonts.ts'
import type { AppTemplate } from './define-app-template.ts'
import { type BrandFacts, filledWith, logoOf, profilesOf } from './from-brand.ts'

const NAME = '{name}'
/** Headings, px; in wide typefaces those of rows become so small that they wear the typeface of texts. */
const LARGE = 24
/** Narrow typefaces are set larger, wide ones smaller, so that all fill a line about as much. */
const EVENNESS = 0.6
const [LEAST, MOST] = [0.9, 1.2]

/** Longer names are set smaller, so that a cover keeps room for its drawing. */
const SIZES = [
  { longest: 8, size: 84 },
  { longest: 14, size: 64 },
  { longest: 24, size: 52 },
  { longest: 40, size: 40 },
]
const SMALLEST = 32

const sizeOf = (name: string): number =>
  SIZES.find(({ longest }) => Array.from(name).length <= longest)?.size ?? SMALLEST

/** What an app is made of before it is stored. */
export interface NewApp {
  page: { pageName: string; theme: AppTheme }
  slides: { itemName: string; slide: Slide }[]
}

interface Wish {
  name: string
  theme: AppTheme
  newId: () => string
  /** The names of its slides, in the language of their owner. */
  nameOf: (name: AppTemplate['slides'][number]['name']) => string
  /** What is known of the business, and put in where the template asks for it. */
  brand?: BrandFacts | undefined
}

function scaleOf({ heading: { font, weight } }: AppTheme): number {
  const { files } = slideFonts[font]
  const { width } = files.find((file) => file.weight === String(weight)) ?? files[0]
  return Math.min(MOST, Math.max(LEAST, (100 / width) ** EVENNESS))
}

/** Returns a widget with the app's name in its place, and headings in a size that suits their typeface. */
function named(widget: Widget, name: string, scale: number): Widget {
  if (widget.widgetType !== 'TEXT_BOX') return widget
  const { text, metadata } = widget.widgetData
  const isName = text === NAME
  const size = isName ? sizeOf(name) : metadata.textSize
  const textSize = size >= LARGE ? Math.round(size * scale) : size
  return {
    ...widget,
    widgetData: { ...widget.widgetData, text: isName ? name : text, metadata: { ...metadata, textSize } },
  }
}

/** The slide that says where it is, by what it is called. */
const WHERE = ['find', 'contact']

/** Returns a whole app that wears a name and a theme; every slide and widget has an id of its own. */
export function appFromTemplate(
  template: Pick<AppTemplate, 'slides'>,
  { name, theme, newId, nameOf, brand }: Wish,
): NewApp {
  const scale = scaleOf(theme)
  const where = template.slides.findIndex(({ id }) => WHERE.includes(id))
  return {
    page: { pageName: name, theme },
    slides: template.slides.map(({ name: slideName, slide, takes }, at) => {
      const itemName = nameOf(slideName)
      const own = slide.widgets
        .flatMap((widget) => (brand ? filledWith(widget, takes.get(widget.widgetId), brand) : widget))
        .map((widget) => ({ ...named(widget, name, scale), widgetId: newId() }))
      const logo = brand && at === 0 ? logoOf(brand, name, newId) : []
      const profiles = brand && at === where ? profilesOf(brand, template, newId) : []
      const viewMetadata = { ...slide.viewMetadata, footCount: slide.viewMetadata.footCount + profiles.length }
      const widgets = [...logo, ...own, ...profiles]
      return { itemName, slide: wear({ viewId: newId(), viewName: itemName, viewMetadata, widgets }, theme) }
    }),
  }
}
