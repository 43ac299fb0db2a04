import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  horizontalListSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable'
import type { KeyboardEvent } from 'react'
import { useText } from '../../../lib/text.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Button } from '../../../ui/button.tsx'
import { type Library, viewOf } from '../library-query.ts'
import type { EditorStep } from './editor-state.ts'
import { SlideTile } from './slide-tile.tsx'
import styles from './slide-strip.module.css'

interface SlideStripProps {
  itemIds: readonly string[]
  /** Undefined while it loads. */
  library: Library | undefined
  dispatch: (step: EditorStep) => void
  onAdd: () => void
  onRemove: (itemId: string) => void
}

/** The slides in the order visitors swipe them: drag, Alt with arrows, or each tile's menu moves one. */
export function SlideStrip({ itemIds, library, dispatch, onAdd, onRemove }: SlideStripProps) {
  const t = useText()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A short hold, so that the strip can still be scrolled by touch.
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const words = (id: unknown, overId: unknown = id) => ({
    name: library?.itemById.get(String(id))?.itemName ?? t('experiences:editor.missingSlide'),
    place: itemIds.indexOf(String(overId)) + 1,
    count: itemIds.length,
  })
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('experiences:editor.dragPicked', words(active.id)),
    onDragOver: ({ active, over }) => (over ? t('experiences:editor.dragOver', words(active.id, over.id)) : undefined),
    onDragEnd: ({ active, over }) => t('experiences:editor.dragOver', words(active.id, over?.id)),
    onDragCancel: ({ active }) => t('experiences:editor.dragCancelled', words(active.id)),
  }
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return
    dispatch({
      type: 'orderSlides',
      itemIds: arrayMove([...itemIds], itemIds.indexOf(String(active.id)), itemIds.indexOf(String(over.id))),
    })
  }
  const handleKey = (event: KeyboardEvent, itemId: string) => {
    if (!event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    dispatch({ type: 'moveSlide', itemId, direction: event.key === 'ArrowLeft' ? 'LEFT' : 'RIGHT' })
  }
  return (
    <Card title={t('experiences:editor.slides')}>
      <p className={styles['hint']}>
        <span className={styles['fine']}>
          {t('experiences:editor.slidesHint')} <kbd>Alt</kbd> <kbd>←</kbd> <kbd>→</kbd>
        </span>
        <span className={styles['touch']}>{t('experiences:editor.slidesHintTouch')}</span>
      </p>
      {itemIds.length === 0 ? (
        <EmptyState
          title={t('experiences:editor.emptySlides')}
          sentence={t('experiences:editor.emptySlidesHint')}
          action={
            <Button kind="soft" icon="plus" onClick={onAdd}>
              {t('experiences:editor.addSlide')}
            </Button>
          }
        />
      ) : (
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          onDragEnd={handleDragEnd}
          accessibility={{ announcements, screenReaderInstructions: { draggable: t('experiences:editor.dragHow') } }}
        >
          <SortableContext items={[...itemIds]} strategy={horizontalListSortingStrategy}>
            <ol className={styles['strip']}>
              {itemIds.map((itemId, index) => (
                <SlideTile
                  key={itemId}
                  itemId={itemId}
                  place={index + 1}
                  count={itemIds.length}
                  item={library?.itemById.get(itemId)}
                  view={viewOf(library, itemId)}
                  media={library?.media ?? {}}
                  onMove={(direction) => dispatch({ type: 'moveSlide', itemId, direction })}
                  onRemove={() => onRemove(itemId)}
                  onKeyDown={(event) => handleKey(event, itemId)}
                />
              ))}
              <li>
                <button type="button" className={styles['add']} onClick={onAdd}>
                  <Icon name="plus" />
                  {t('experiences:editor.addSlide')}
                </button>
              </li>
            </ol>
          </SortableContext>
        </DndContext>
      )}
    </Card>
  )
}
