import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { groundColours } from '@taplet/slides/editor'
import type { BackgroundMedia } from '@taplet/slides/schema'
import { useText } from '../../../../lib/text.ts'
import { useEditorContext } from '../editor-context.ts'
import type { SlideEditorHandle } from '../use-slide-editor.ts'
import styles from './stack.module.css'
import { WidgetRow } from './widget-row.tsx'
import { widgetWords } from './widget-words.ts'

const FEW_PIXELS = { activationConstraint: { distance: 4 } } // a press that does not move stays a press

/** What screen readers hear while a widget is moved. */
function useAnnouncements(handle: SlideEditorHandle): Announcements {
  const t = useText()
  const { media } = useEditorContext()
  const { widgets } = handle.state.document
  const indexOf = (id: unknown) => widgets.findIndex((one) => one.widgetId === id)
  const words = (id: unknown, overId: unknown = id) => {
    const widget = widgets[indexOf(id)]
    return { name: widget ? widgetWords(widget, media).title : '', place: indexOf(overId) + 1, count: widgets.length }
  }
  return {
    onDragStart: ({ active }) => t('slides:stack.picked', words(active.id)),
    onDragOver: ({ active, over }) => (over ? t('slides:stack.over', words(active.id, over.id)) : undefined),
    onDragEnd: ({ active, over }) => t('slides:stack.dropped', words(active.id, over?.id)),
    onDragCancel: ({ active }) => t('slides:stack.cancelled', words(active.id)),
  }
}

/** The background as a swatch: its picture, or its colours. */
function swatch(background: BackgroundMedia, picture: string | undefined): string {
  if (picture) return `center / cover url("${picture}")`
  if (background.type === 'GRADIENT')
    return `linear-gradient(${background.gradientAngle}deg, ${background.color}, ${background.gradientTo})`
  return groundColours(background)[0] ?? background.color
}

function BackgroundRow({ handle }: { handle: SlideEditorHandle }) {
  const t = useText()
  const { media } = useEditorContext()
  const background = handle.state.document.viewMetadata.backgroundMedia
  const { type, url, color, gradientTo } = background
  const info = media[url]
  const needsMedia = type === 'IMAGE' || type === 'VIDEO'
  const detail = {
    COLOR: t('slides:stack.backgroundColor', { colour: color.toUpperCase() }),
    GRADIENT: t('slides:stack.backgroundGradient', { colour: color.toUpperCase(), to: gradientTo.toUpperCase() }),
    IMAGE: t('slides:stack.backgroundImage'),
    VIDEO: t('slides:stack.backgroundVideo'),
  }[type]
  const isSelected = handle.state.selection.kind === 'BACKGROUND'
  return (
    <div className={styles['background']} data-selected={isSelected}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its words stand deeper than the rule looks */}
      <button
        type="button"
        className={styles['main']}
        aria-pressed={isSelected}
        onClick={() => handle.select({ kind: 'BACKGROUND' })}
      >
        <i style={{ background: swatch(background, info?.posterUrl || info?.sources[0]?.url) }} />
        <span className={styles['words']}>
          <b>{t('slides:stack.background')}</b>
          <small>{needsMedia && !url ? t('slides:stack.noMedia') : detail}</small>
        </span>
      </button>
    </div>
  )
}

interface WidgetStackProps {
  handle: SlideEditorHandle
  onRemove: (widget: SlideEditorHandle['state']['document']['widgets'][number]) => void
}

/** All widgets of the slide from top to foot, then its background. Rows are moved by mouse, touch, keys, or their menu. */
export function WidgetStack({ handle, onRemove }: WidgetStackProps) {
  const t = useText()
  const { document, selection } = handle.state
  const { widgets } = document
  const sensors = useSensors(
    useSensor(PointerSensor, FEW_PIXELS),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    const place = widgets.findIndex((one) => one.widgetId === over?.id)
    if (place >= 0) handle.moveTo(String(active.id), place)
  }
  return (
    <div className={styles['stack']}>
      <header className={styles['head']}>
        <h2>{t('slides:stack.title')}</h2>
        <span>{t('slides:stack.count', { count: widgets.length })}</span>
      </header>
      <div className={styles['scroll']}>
        {widgets.length === 0 && <p className={styles['empty']}>{t('slides:stack.empty')}</p>}
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          onDragEnd={handleDragEnd}
          accessibility={{
            announcements: useAnnouncements(handle),
            screenReaderInstructions: { draggable: t('slides:stack.instructions') },
          }}
        >
          <SortableContext items={widgets.map((widget) => widget.widgetId)} strategy={verticalListSortingStrategy}>
            <ul className={styles['list']}>
              {widgets.map((widget, index) => (
                <WidgetRow
                  key={widget.widgetId}
                  {...{ widget, index }}
                  count={widgets.length}
                  isSelected={selection.kind === 'WIDGET' && selection.widgetId === widget.widgetId}
                  onSelect={() => handle.select({ kind: 'WIDGET', widgetId: widget.widgetId })}
                  onMove={(place) => handle.moveTo(widget.widgetId, place)}
                  onDuplicate={() => handle.duplicate(widget)}
                  onRemove={() => onRemove(widget)}
                />
              ))}
            </ul>
          </SortableContext>
        </DndContext>
        <BackgroundRow handle={handle} />
      </div>
    </div>
  )
}
