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
import { Button } from '../../../../ui/button.tsx'
import { useEditorContext } from '../editor-context.ts'
import { useHandsContext } from '../hands/hands-context.ts'
import type { Hands } from '../hands/use-hands.ts'
import styles from './stack.module.css'
import { WidgetRow } from './widget-row.tsx'
import { widgetWords } from './widget-words.ts'

const FEW_PIXELS = { activationConstraint: { distance: 4 } } // a press that does not move stays a press

/** What screen readers hear while a widget is moved. */
function useAnnouncements({ handle }: Hands): Announcements {
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

function BackgroundRow() {
  const t = useText()
  const { handle, select } = useHandsContext()
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
        onClick={() => select({ kind: 'BACKGROUND' })}
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

/** How many are selected, and the way out of selecting several by finger. */
function Chosen() {
  const t = useText()
  const { ids, isChoosing, setIsChoosing, selectAll } = useHandsContext()
  if (!isChoosing) return null
  return (
    <div className={styles['chosen']}>
      <b role="status">
        {ids.length > 0 ? t('slideHands:selected', { count: ids.length }) : t('slideHands:chooseHint')}
      </b>
      <Button small kind="plain" onClick={selectAll}>
        {t('slideHands:selectAll')}
      </Button>
      <Button small kind="soft" onClick={() => setIsChoosing(false)}>
        {t('slideHands:stopChoosing')}
      </Button>
    </div>
  )
}

/** All widgets of the slide from top to foot, then its background. Rows are moved by mouse, touch, keys, or their menu. */
export function WidgetStack() {
  const t = useText()
  const hands = useHandsContext()
  const { handle, ids } = hands
  const { widgets } = handle.state.document
  const sensors = useSensors(
    useSensor(PointerSensor, FEW_PIXELS),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const current = widgets.find(({ widgetId }) => ids.includes(widgetId)) ?? widgets[0]
  const placeOf = (id: unknown) => widgets.findIndex((one) => one.widgetId === id)
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    const [from, to] = [placeOf(active.id), placeOf(over?.id)]
    if (to < 0 || from === to) return
    const id = String(active.id)
    hands.moveInto(ids.includes(id) ? ids : [id], to > from ? to + 1 : to)
  }
  return (
    <div className={styles['stack']} data-place="stack">
      <header className={styles['head']}>
        <h2>{t('slides:stack.title')}</h2>
        <span>
          {ids.length > 1
            ? t('slideHands:selected', { count: ids.length })
            : t('slides:stack.count', { count: widgets.length })}
        </span>
      </header>
      <Chosen />
      <div className={styles['scroll']}>
        {widgets.length === 0 && <p className={styles['empty']}>{t('slides:stack.empty')}</p>}
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          onDragEnd={handleDragEnd}
          accessibility={{
            announcements: useAnnouncements(hands),
            screenReaderInstructions: { draggable: t('slides:stack.instructions') },
          }}
        >
          <SortableContext items={widgets.map((widget) => widget.widgetId)} strategy={verticalListSortingStrategy}>
            <ul className={styles['list']}>
              {widgets.map((widget) => (
                <WidgetRow
                  key={widget.widgetId}
                  widget={widget}
                  isSelected={ids.includes(widget.widgetId)}
                  isCurrent={widget === current}
                />
              ))}
            </ul>
          </SortableContext>
        </DndContext>
        <BackgroundRow />
      </div>
    </div>
  )
}
