import { type CSSProperties, memo, type ReactNode } from 'react'
import { BackgroundPicture, Scrim } from './background/background.tsx'
import type { FormPage, SentForm } from '../form/form-place.ts'
import { arrangeSlide } from './arrange-slide.ts'
import { columnSpans } from './column-spans.ts'
import { FULL_HEIGHT } from './full-height.ts'
import type { LiveLookup } from '../define/live-info.ts'
import type { MediaLookup } from '../define/media-info.ts'
import { schemaOf, type Widget } from '../registry/widgets/schemas.ts'
import type { Slide } from './slide-schema.ts'
import { themeStyle } from './background/theme-style.ts'
import { WidgetView } from './widget-view.tsx'
import { type GroupShade, groupShade } from './background/group-shade.ts'
import { shadeStyle } from './background/word-shade.ts'

/** From so many widgets on, half of a phone on its side is too small for them (sideways.css). */
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
}

/** How editors and, of some widgets, published pages tell which is which. */
const idsOf = (widget: Widget, page: FormPage | undefined) => ({
  'data-widget-id': widget.widgetId,
  'data-widget': page && schemaOf(widget).isCounted ? widget.widgetId : undefined,
})

/** Drawn anew only when its widget changed: editors draw their slide with each key. */
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
  /** True for every slide but the first: media then carries `data-src` and is loaded when the slide is near. */
  isDeferred: boolean
  /** True for the slide a visitor sees first: its background is fetched before anything else. */
  isPriority?: boolean
  /** Draws a placeholder for what is empty, so that it can be filled. Pages for visitors leave it out. */
  showsEmpty?: boolean
  /** What it shows that is not stored in it: reviews, prices, previews. */
  live?: LiveLookup | undefined
  /** The page it is published on, so that its forms can be sent; without it they are drawn and do nothing. */
  page?: FormPage | undefined
  /** One of its forms as a visitor sent it, with what was wrong. */
  sent?: SentForm | undefined
  /** A quiet line of the host below all widgets; at the foot of the slide where there is room. */
  footer?: ReactNode
}

const sheetLook = (background: string) => ({ className: 'tp-sheet', style: { background } })

/** The look of a group under whose words the picture is toned down; undefined where nothing is needed. */
function shadeLook(found: GroupShade | undefined) {
  if (!found) return undefined
  const { shade, place } = found
  // A custom property is not in React's type.
  const style = { '--tp-shade': shadeStyle(shade, place) } as CSSProperties
  return { className: place === 'TOP' ? 'tp-shaded tp-shaded-top' : 'tp-shaded', style }
}

/** One slide, filling the box it is put in: ground, media, scrim, then the stack of widgets. */
export function SlideView({
  slide,
  media,
  isDeferred,
  isPriority = false,
  showsEmpty = false,
  live,
  page,
  sent,
  footer,
}: SlideViewProps) {
  const { backgroundMedia, anchor, sheetColor } = slide.viewMetadata
  const ground = sheetColor || backgroundMedia.color
  const drawing = { media, isDeferred, showsEmpty, live, page, sent, ground }
  const arrangement = arrangeSlide(slide, showsEmpty)
  const { behind, groups, isPictured } = arrangement
  const isWide = !isPictured || (groups[0]?.widgets.length ?? 0) >= MANY
  const line = footer ? <div className="tp-footer">{footer}</div> : null
  return (
    <div className="tp-slide" style={themeStyle(slide.viewMetadata)}>
      <div className={isPictured ? 'tp-ground tp-pictured' : 'tp-ground'}>
        <BackgroundPicture {...{ media, isDeferred, isPriority }} background={backgroundMedia} />
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
