import type { Language } from '@taplet/messages'
import { type CSSProperties, memo, type ReactNode } from 'react'
import { BackgroundPicture, Scrim } from './background/background.tsx'
import type { FormPage, SentForm } from '../form/form-ref.ts'
import { arrangeSlide } from './arrange-slide.ts'
import { columnSpans } from './column-spans.ts'
import { FULL_HEIGHT } from './full-height.ts'
import type { LiveLookup } from '../define/live-info.ts'
import type { MediaLookup } from '../define/media-info.ts'
import { schemaOf, type Widget } from '../registry/widgets/schemas.ts'
import { SlideFooter } from './slide-footer.tsx'
import type { Slide } from './slide-schema.ts'
import { themeStyle } from './background/theme-style.ts'
import { WidgetView } from './widget-view.tsx'
import { type GroupShade, groupShade } from './background/group-shade.ts'
import { shadeStyle } from './background/word-shade.ts'

/** From this many widgets on, half of a phone in landscape is too small for them (sideways.css). */
const MANY = 6

function spacingStyle(spacing: number): string {
  const part = `${Math.round((spacing / FULL_HEIGHT) * 10000) / 100}cqh`
  return spacing < 0 ? `max(${spacing}px,${part})` : `min(${spacing}px,${part})`
}

interface Drawing {
  media: MediaLookup
  isDeferred: boolean
  showsEmpty: boolean
  live: LiveLookup | undefined
  page: FormPage | undefined
  sent: SentForm | undefined
  ground: string
  language: Language | undefined
  appLanguage: string | undefined
}

/** Attributes by which editors and, for some widgets, published pages identify widgets. */
const idsOf = (widget: Widget, page: FormPage | undefined) => ({
  'data-widget-id': widget.widgetId,
  'data-widget': page && schemaOf(widget).isCounted ? widget.widgetId : undefined,
})

/** Rendered again only when its widget changed: editors draw their slide with each keystroke. */
const Cell = memo(function Cell({ widget, isHalf, ...drawing }: Drawing & { widget: Widget; isHalf: boolean }) {
  return (
    <div
      className={isHalf ? 'tp-cell tp-half' : 'tp-cell'}
      {...idsOf(widget, drawing.page)}
      style={{ marginTop: spacingStyle(schemaOf(widget).spacing(widget.widgetData)) }}
    >
      <WidgetView {...{ widget, ...drawing }} />
    </div>
  )
})

interface GroupProps {
  widgets: readonly Widget[]
  className: string
  style?: CSSProperties | undefined
  drawing: Drawing
  footer?: ReactNode
}

function Group({ widgets, className, style, drawing, footer }: GroupProps) {
  const spans = columnSpans(widgets.map((widget) => schemaOf(widget).span?.(widget.widgetData) ?? 'full'))
  return (
    <div className={className} style={style}>
      {widgets.map((widget, index) => (
        <Cell key={widget.widgetId} widget={widget} isHalf={spans[index] === 'half'} {...drawing} />
      ))}
      {footer}
    </div>
  )
}

export interface SlideViewProps {
  slide: Pick<Slide, 'viewMetadata' | 'widgets'>
  media: MediaLookup
  /** True for every slide but the first: media is then loaded when the slide is near. */
  isDeferred: boolean
  /** True for the slide that a visitor sees first: its background is loaded before anything else. */
  isPriority?: boolean
  /** Draws a placeholder for empty widgets, so that they can be filled. Pages for visitors leave it out. */
  showsEmpty?: boolean
  /** Shown facts that are not stored in it: reviews, prices, previews. */
  live?: LiveLookup | undefined
  /** The page it is published on, so that its forms can be sent; without it they are only drawn. */
  page?: FormPage | undefined
  /** One of its forms as a visitor sent it, with its problems. */
  sent?: SentForm | undefined
  /** The language of its widgets' own texts; English by default. */
  language?: Language | undefined
  /** The app's language, in which days, times and prices are written; that of its own texts by default. */
  appLanguage?: string | undefined
  /** A subtle line of the host's below all widgets; at the bottom of the slide where there is room. */
  footer?: ReactNode
}

const sheetLook = (background: string) => ({ className: 'tp-sheet', style: { background } })

/** Returns the style of a group whose text needs a darkened or lightened picture; undefined for others. */
function shadeLook(found: GroupShade | undefined) {
  if (!found) return undefined
  const { shade, place } = found
  // Custom properties are missing from React's type.
  const style = { '--tp-shade': shadeStyle(shade, place) } as CSSProperties
  return { className: place === 'TOP' ? 'tp-shaded tp-shaded-top' : 'tp-shaded', style }
}

/** One slide, filling its container: background, media, scrim, then the stack of widgets. */
export function SlideView({
  slide,
  media,
  isDeferred,
  isPriority = false,
  showsEmpty = false,
  live,
  page,
  sent,
  language,
  appLanguage,
  footer,
}: SlideViewProps) {
  const { backgroundMedia, anchor, sheetColor } = slide.viewMetadata
  const ground = sheetColor || backgroundMedia.color
  const drawing = { media, isDeferred, showsEmpty, live, page, sent, ground, language, appLanguage }
  const arrangement = arrangeSlide(slide, showsEmpty)
  const { behind, groups, isPictured } = arrangement
  const isWide = !isPictured || (groups[0]?.widgets.length ?? 0) >= MANY
  const line = <SlideFooter {...{ slide, arrangement }}>{footer}</SlideFooter>
  return (
    <div className="tp-slide" style={themeStyle(slide.viewMetadata, isPictured)}>
      <div className={isPictured ? 'tp-ground tp-pictured' : 'tp-ground'}>
        <BackgroundPicture {...{ media, isDeferred, isPriority, language }} background={backgroundMedia} />
        {behind.map((widget) => (
          <div key={widget.widgetId} className="tp-behind" {...idsOf(widget, page)}>
            <WidgetView {...{ widget, ...drawing }} />
          </div>
        ))}
        <Scrim overlay={backgroundMedia.overlay} />
      </div>
      <div className={`tp-stack tp-${anchor.toLowerCase()}${isWide ? ' tp-wide' : ''}`}>
        {groups.map(({ widgets, isFoot, isSheet }, index) => {
          const look = isSheet ? sheetLook(sheetColor) : shadeLook(groupShade(slide, arrangement, index, media))
          const classes = ['tp-group', isFoot && 'tp-foot-group', look?.className]
          return (
            <Group
              key={widgets[0]?.widgetId}
              {...{ widgets, drawing }}
              className={classes.filter(Boolean).join(' ')}
              style={look?.style}
              footer={isSheet ? line : null}
            />
          )
        })}
        {groups.at(-1)?.isSheet ? null : line}
      </div>
    </div>
  )
}
