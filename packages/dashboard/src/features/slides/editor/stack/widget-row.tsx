import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { Widget } from '@taplet/slides/schema'
import { useText } from '../../../../lib/text.ts'
import { Hint } from '../../../../ui/hint.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu } from '../../../../ui/overlays/menu.tsx'
import { useEditorContext } from '../editor-context.ts'
import { WidgetIcon } from '../widget-icon.tsx'
import styles from './stack.module.css'
import { widgetWords } from './widget-words.ts'

interface WidgetRowProps {
  widget: Widget
  index: number
  count: number
  isSelected: boolean
  onSelect: () => void
  onMove: (index: number) => void
  onDuplicate: () => void
  onRemove: () => void
}

/** One widget in the stack: grip, tile, names, and what can be done with it. A warning shows until it is mended. */
export function WidgetRow({
  widget,
  index,
  count,
  isSelected,
  onSelect,
  onMove,
  onDuplicate,
  onRemove,
}: WidgetRowProps) {
  const t = useText()
  const { media } = useEditorContext()
  const { title, detail, warning } = widgetWords(widget, media)
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: widget.widgetId,
  })
  return (
    <li
      ref={setNodeRef}
      className={styles['row']}
      data-selected={isSelected}
      data-dragging={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={styles['grip']}
        {...attributes}
        {...listeners}
        aria-label={t('slides:stack.grip', { name: title })}
      >
        <Icon name="grip" size={16} />
      </button>
      <button type="button" className={styles['main']} aria-pressed={isSelected} onClick={onSelect}>
        <span className={styles['tile']}>
          <WidgetIcon widgetType={widget.widgetType} data={widget.widgetData} size={16} />
        </span>
        <span className={styles['words']}>
          <b>{title}</b>
          <small>{detail}</small>
        </span>
        {warning && (
          <Hint text={warning} side="right">
            <span className={styles['warning']} role="img" aria-label={warning}>
              <Icon name="warning" size={16} />
            </span>
          </Hint>
        )}
      </button>
      <Menu
        trigger={(props) => <IconButton icon="more" label={t('slides:stack.more', { name: title })} small {...props} />}
        actions={[
          { label: t('slides:stack.up'), icon: 'up', disabled: index === 0, onSelect: () => onMove(index - 1) },
          {
            label: t('slides:stack.down'),
            icon: 'down',
            disabled: index === count - 1,
            onSelect: () => onMove(index + 1),
          },
          { label: t('slides:stack.duplicate'), icon: 'copy', onSelect: onDuplicate },
          { label: t('slides:stack.delete'), icon: 'trash', danger: true, startsGroup: true, onSelect: onRemove },
        ]}
      />
    </li>
  )
}
