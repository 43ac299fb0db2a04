import { useRef } from 'react'
import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import type { IconName } from '../../../../ui/icons/icon-shapes.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { useEditorActionsContext } from '../interactions/editor-actions-context.ts'
import { useActionList } from '../interactions/use-action-list.ts'
import styles from './choosing-bar.module.css'
import { useSheetFocus } from './use-sheet-focus.ts'

interface BarAction {
  label: string
  icon: IconName
  isDanger?: boolean
  isDisabled?: boolean
  onSelect: () => void
}

/** Number of widgets selected by touch, the actions on them, and a button to end selecting. */
export function ChoosingBar({ onForm }: { onForm: () => void }) {
  const t = useText()
  const editorActions = useEditorActionsContext()
  const { ids } = editorActions
  const bar = useRef<HTMLDivElement>(null)
  useSheetFocus(bar)
  const { canMove } = useActionList(ids)
  const actions: BarAction[] = [
    {
      label: t('slideActions:bar.up'),
      icon: 'up',
      isDisabled: !canMove.UP,
      onSelect: () => editorActions.shift(ids, 'UP'),
    },
    {
      label: t('slideActions:bar.down'),
      icon: 'down',
      isDisabled: !canMove.DOWN,
      onSelect: () => editorActions.shift(ids, 'DOWN'),
    },
    { label: t('slideActions:duplicate'), icon: 'copy', onSelect: () => void editorActions.duplicate(ids) },
    { label: t('slideActions:copyStyle'), icon: 'drop', onSelect: () => editorActions.copyStyle(ids) },
    { label: t('slideActions:remove'), icon: 'trash', isDanger: true, onSelect: () => editorActions.remove(ids) },
  ]
  return (
    <div ref={bar} className={styles.bar} role="toolbar" aria-label={t('slideActions:choose')}>
      <div className={styles.head}>
        <b role="status" data-heading>
          {ids.length > 0 ? t('slideActions:selected', { count: ids.length }) : t('slideActions:chooseHint')}
        </b>
        <Button small kind="plain" onClick={editorActions.selectAll}>
          {t('slideActions:selectAll')}
        </Button>
        <Button
          small
          kind="soft"
          onClick={() => {
            editorActions.setIsChoosing(false)
            if (ids.length > 0) onForm()
          }}
        >
          {t('done')}
        </Button>
      </div>
      {ids.length > 0 && (
        <div className={styles.actions}>
          {actions.map(({ label, icon, isDanger = false, isDisabled = false, onSelect }) => (
            <button key={label} type="button" data-danger={isDanger} disabled={isDisabled} onClick={onSelect}>
              <Icon name={icon} size={18} />
              <span>{label}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
