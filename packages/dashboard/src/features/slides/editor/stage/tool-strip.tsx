import { useText } from '../../../../lib/text.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu } from '../../../../ui/overlays/menu.tsx'
import { useActionList } from '../interactions/use-action-list.ts'
import { useEditorActionsContext } from '../interactions/editor-actions-context.ts'
import styles from './stage.module.css'

interface ToolStripProps {
  /** Top of the widget, in px from the phone's top. */
  top: number
}

/** The most frequent actions on a widget, beside the phone at its height. */
export function ToolStrip({ top }: ToolStripProps) {
  const t = useText()
  const editorActions = useEditorActionsContext()
  const { ids, widgets } = editorActions
  const list = useActionList(ids)
  return (
    <div
      className={styles.tools}
      role="toolbar"
      aria-orientation="vertical"
      aria-label={t('slides:stage.tools', { name: editorActions.nameOf(widgets) })}
      style={{ top: `clamp(12px, ${top}px, calc(100% - 230px))` }}
    >
      <IconButton
        icon="up"
        label={t('slides:stack.up')}
        shortcut="Alt ↑"
        hintSide="left"
        disabled={!list.canMove.UP}
        onClick={() => editorActions.shift(ids, 'UP')}
      />
      <IconButton
        icon="down"
        label={t('slides:stack.down')}
        shortcut="Alt ↓"
        hintSide="left"
        disabled={!list.canMove.DOWN}
        onClick={() => editorActions.shift(ids, 'DOWN')}
      />
      <IconButton
        icon="copy"
        label={t('slides:stack.duplicate')}
        shortcut="Ctrl D"
        hintSide="left"
        onClick={() => editorActions.duplicate(ids)}
      />
      <IconButton
        icon="trash"
        danger
        label={t('slides:stack.delete')}
        shortcut="Del"
        hintSide="left"
        onClick={() => editorActions.remove(ids)}
      />
      <Menu
        align="left"
        actions={list.extras}
        trigger={(props) => <IconButton icon="more" label={t('slideActions:more')} hintSide="left" {...props} />}
      />
    </div>
  )
}
