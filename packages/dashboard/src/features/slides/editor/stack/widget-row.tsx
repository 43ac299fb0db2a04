import type { MediaLookup, Widget } from '@taplet/slides/schema'
import type { MouseEvent } from 'react'
import { useText } from '../../../../lib/text.ts'
import { Hint } from '../../../../ui/hint.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { atRest, type DragParts } from '../../../../ui/list/dragging/drag-parts.ts'
import { Menu } from '../../../../ui/overlays/menu.tsx'
import type { EditorActions } from '../interactions/use-editor-actions.ts'
import { actionList } from '../interactions/action-list.ts'
import { WidgetIcon } from '../widget-icon.tsx'
import styles from './stack.module.css'
import { widgetLabels } from './widget-labels.ts'

/** Common props of all rows. */
export interface RowSurroundings {
  isChoosing: boolean
  media: MediaLookup
  actionsNow: () => EditorActions
}

export interface WidgetRowProps extends RowSurroundings {
  widget: Widget
  isSelected: boolean
  /** This row is in the tab order; arrow keys move to the others. */
  isCurrent: boolean
  /** Absent until rows can be dragged by their handle. */
  drag?: DragParts
}

/** One widget in the list: handle, tile, names, and actions. It is marked while it cannot be saved. */
export function WidgetRow({ widget, isSelected, isCurrent, drag = atRest, ...around }: WidgetRowProps) {
  const t = useText()
  const { isChoosing, media, actionsNow } = around
  const { widgetId } = widget
  const { title, detail, problem } = widgetLabels(widget, media)
  const { setEntry, setGrip, grip, style, isDragging } = drag
  const tabIndex = isCurrent ? 0 : -1
  const handleClick = (event: MouseEvent) => {
    if (event.shiftKey) actionsNow().press(widgetId, 'REACH')
    else actionsNow().press(widgetId, event.ctrlKey || event.metaKey || isChoosing ? 'TOGGLE' : 'ONE')
  }
  const listActions = () => {
    const editorActions = actionsNow()
    return actionList(editorActions, isSelected ? editorActions.ids : [widgetId], t).all
  }
  return (
    <li ref={setEntry} className={styles.row} data-selected={isSelected} data-dragging={isDragging} style={style}>
      <button
        ref={setGrip}
        type="button"
        className={styles.grip}
        {...grip}
        tabIndex={tabIndex}
        aria-label={t('slides:stack.grip', { name: title })}
      >
        <Icon name="grip" size={16} />
      </button>
      <button
        type="button"
        className={styles.main}
        data-row={widgetId}
        data-current={isCurrent || undefined}
        tabIndex={tabIndex}
        aria-pressed={isSelected}
        onClick={handleClick}
        onDoubleClick={() => actionsNow().open(widget)}
      >
        <span className={styles.tile}>
          {isChoosing && isSelected ? (
            <Icon name="check" size={16} />
          ) : (
            <WidgetIcon widgetType={widget.widgetType} data={widget.widgetData} size={16} />
          )}
        </span>
        <span className={styles.words}>
          <b>{title}</b>
          <small>{detail}</small>
        </span>
        {problem && (
          <Hint text={problem} side="right">
            <span className={styles.warning} role="img" aria-label={problem}>
              <Icon name="warning" size={16} />
            </span>
          </Hint>
        )}
      </button>
      <Menu
        trigger={(props) => (
          <IconButton
            icon="more"
            label={t('slides:stack.more', { name: title })}
            small
            tabIndex={tabIndex}
            {...props}
          />
        )}
        actions={listActions}
      />
    </li>
  )
}
