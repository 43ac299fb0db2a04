import { memo, type ReactNode } from 'react'
import { BackgroundPicture, Scrim } from './background.tsx'
import type { FormPage, SentForm } from '../form/form-place.ts'
import { columnSpans } from './column-spans.ts'
import { FULL_HEIGHT } from './full-height.ts'
import type { LiveLookup } from './live-info.ts'
import type { MediaLookup } from './media-info.ts'
import { schemaOf } from './schema-of.ts'
import type { Slide } from './slide-schema.ts'
import { themeStyle } from './theme-style.ts'
import type { Widget } from './widget-schema.ts'
import { WidgetView } from './widget-view.tsx'

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

/** Drawn anew only when its widget changed: editors draw their slide with each key. */
const Cell = memo(function Cell({ widget, isHalf, ...drawing }: Drawing & { widget: Widget; isHalf: boolean }) {
  return (
    <div
      className={isHalf ? 'tp-cell tp-half' : 'tp-cell'}
      data-widget-id={widget.widgetId}
      style={{ marginTop: spacingStyle(schemaOf(widget).spacing(widget.widgetData)) }}
    >
      <WidgetView {...{ widget, ...drawing }} />
    </div>
  )
})

interface GroupProps {
  widgets: readonly Widget[]
  className: string
  background?: string | undefined
  drawing: Drawing
  footer?: ReactNode
}

function Group({ widgets, className, background, drawing, footer }: GroupProps) {
  const spans = columnSpans(widgets.map((widget) => schemaOf(widget).span?.(widget.widgetData) ?? 'full'))
  return (
    <div className={className} style={background ? { background } : undefined}>
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
  const { backgroundMedia, anchor, footCount, sheetColor } = slide.viewMetadata
  const ground = sheetColor || backgroundMedia.color
  const drawing = { media, isDeferred, showsEmpty, live, page, sent, ground }
  const isBehind = (widget: Widget) => schemaOf(widget).isBehind?.(widget.widgetData) === true
  const isShown = (widget: Widget) => showsEmpty || !schemaOf(widget).isEmpty?.(widget.widgetData)
  const stacked = slide.widgets.filter((widget) => !isBehind(widget))
  const mainCount = Math.max(0, stacked.length - footCount)
  const groups = [
    { widgets: stacked.slice(0, mainCount).filter(isShown), isFoot: false },
    { widgets: stacked.slice(mainCount).filter(isShown), isFoot: footCount > 0 },
  ].filter(({ widgets }) => widgets.length > 0)
  const hasMedia = backgroundMedia.type === 'IMAGE' || backgroundMedia.type === 'VIDEO'
  const hasSheet = sheetColor !== '' && groups.length > 0
  const line = footer ? <div className="tp-footer">{footer}</div> : null
  return (
    <div className="tp-slide" style={themeStyle(slide.viewMetadata)}>
      <div className={backgroundMedia.url && hasMedia ? 'tp-ground tp-pictured' : 'tp-ground'}>
        <BackgroundPicture {...{ media, isDeferred, isPriority }} background={backgroundMedia} />
        {slide.widgets
          .filter((widget) => isBehind(widget) && isShown(widget))
          .map((widget) => (
            <div key={widget.widgetId} className="tp-behind" data-widget-id={widget.widgetId}>
              <WidgetView {...{ widget, ...drawing }} />
            </div>
          ))}
        <Scrim overlay={backgroundMedia.overlay} />
      </div>
      <div className={`tp-stack tp-${anchor.toLowerCase()}`}>
        {groups.map(({ widgets, isFoot }, index) => {
          const isLast = index === groups.length - 1
          const classes = ['tp-group', isFoot && 'tp-foot-group', isLast && hasSheet && 'tp-sheet']
          return (
            <Group
              key={widgets[0]?.widgetId}
              {...{ widgets, drawing }}
              className={classes.filter(Boolean).join(' ')}
              background={isLast ? sheetColor : undefined}
              footer={isLast && hasSheet ? line : null}
            />
          )
        })}
        {hasSheet ? null : line}
      </div>
    </div>
  )
}
